// Beside the table: the log, how one likes to be asked, and the way out. On small screens it slides in.
import {html, nothing} from 'lit';
import {nextTheme, theme} from '/web/theme.js';
import {KEYS} from './keys.js';

export function side(table, log) {
  return html`
    <button class="drawer-button" aria-expanded=${table.drawer} aria-label="Log and settings" @click=${() => { table.drawer = !table.drawer; }}>☰</button>
    <aside class="side" aria-label="Log and settings">
      <header class="row spread"><a href="#" class="home" title="To the start; the game stays open">Split Second</a>
        <span class="row tight">
          <button title="Keys (?)" aria-label="Keys" @click=${() => { table.help = !table.help; }}>?</button>
          <button title="Colours: ${theme()}" aria-label="Theme: ${theme()}" @click=${() => { nextTheme(); table.requestUpdate(); }}>◐</button>
          <button class="close-drawer" aria-label="Close" @click=${() => { table.drawer = false; }}>×</button>
        </span></header>
      ${log}
      ${table.readOnly || table.view.you < 0 ? nothing : controls(table)}
    </aside>
    ${table.help ? help(table) : nothing}`;
}

function controls(table) {
  const {settings, over} = table.view;
  const toggle = (name, label, title) => html`<label class="toggle" title=${title}><input type="checkbox" .checked=${!!settings?.[name]}
    @change=${event => table.settings({[name]: event.target.checked})}>${label}</label>`;
  return html`<div class="controls">
    ${toggle('autoPass', 'Auto-pass', 'Pass by itself when there is nothing to do (A)')}
    ${toggle('fullControl', 'Full control', 'Be asked every time you have priority (F)')}
    ${toggle('payByHand', 'Pay by hand', 'Tap your mana sources yourself (P)')}
    ${over ? html`<button @click=${() => { table.closedEnd = false; }}>Result</button>`
      : html`<button class="concede" @click=${() => confirm('Concede this game?') && table.concede()}>Concede</button>`}
  </div>`;
}

function help(table) {
  return html`<div class="veil" @click=${() => { table.help = false; }}></div>
    <section class="panel dialog help" role="dialog" aria-label="Keys"><h2>Keys</h2>
      <dl>${KEYS.map(([key, does]) => html`<dt><kbd>${key}</kbd></dt><dd>${does}</dd>`)}</dl>
      <p class="small faint">Dots above and below a step are stops: above on the opponent’s turn, below on your own.</p>
      <button @click=${() => { table.help = false; }}>Close <kbd>Esc</kbd></button></section>`;
}
