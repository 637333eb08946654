// Beside the table: the log, how one likes to be asked, and the way out. On small screens it slides in.
import {html, nothing} from 'lit';
import {nextTheme, theme} from '/web/theme.js';
import {boardTools} from './board-tools.js';
import {KEYS} from './keys.js';
import {chat, unread} from './meeting.js';
import {picturesChoice} from './pictures.js';
import {SPEEDS, setSpeed, speed} from './showing.js';
import {isLoud, loudness, setLoud} from './sounds.js';

export function side(table, log) {
  const news = unread(table);
  return html`
    <button class="drawer-button" aria-expanded=${table.drawer} aria-label="Log and settings${news ? `, ${news} said in the chat` : ''}" @click=${() => { table.drawer = !table.drawer; }}>☰${news ? html`<span class="unread" aria-hidden="true">${news}</span>` : nothing}</button>
    <aside class="side" aria-label="Log and settings">
      <header class="row spread"><a href="#" class="home" title="To the start; the game stays open">Split Second</a>
        <span class="row tight">
          <button title="Sounds: ${loudness()} (M)" aria-label="Sounds" aria-pressed=${isLoud()} @click=${() => table.toggleSound()}><span class=${loudness() === 'on' ? '' : 'muted'}>♪</span></button>
          <button title="Keys (?)" aria-label="Keys" @click=${() => { table.help = !table.help; }}>?</button>
          <button title="Colours: ${theme()}" aria-label="Theme: ${theme()}" @click=${() => { nextTheme(); table.requestUpdate(); }}>◐</button>
          <button class="close-drawer" aria-label="Close" @click=${() => { table.drawer = false; }}>×</button>
        </span></header>
      <h2 class="hear">Log</h2>${log}
      ${chat(table)}
      ${boardTools(table)}
      ${table.readOnly || table.view.you < 0 ? nothing : controls(table)}
    </aside>`;
}

/** What is asked or told before anything else goes on. */
export const dialogs = table => [table.help ? help(table) : nothing, table.asking ? concede(table) : nothing];

function concede(table) {
  const close = () => { table.asking = false; };
  return html`<div class="veil" @click=${close}></div>
    <section class="panel dialog confirm" role="alertdialog" aria-modal="true" aria-label="Concede">
      <h2>Concede this game?</h2><p>The opponent wins at once.</p>
      <div class="row"><button @click=${close}>Play on <kbd>Esc</kbd></button>
        <button class="primary yes" @click=${() => { close(); table.concede(); }}>Concede the game</button></div></section>`;
}

/** How fast that is shown which others do. */
export const speedChoice = table => html`<select aria-label="Speed" @change=${event => { setSpeed(event.target.value); table.requestUpdate(); }}>
  ${Object.keys(SPEEDS).map(name => html`<option value=${name} ?selected=${name === speed()}>${name}</option>`)}</select>`;

function controls(table) {
  const {settings, over} = table.view;
  const toggle = (name, label, title) => html`<label class="toggle" title=${title}><input type="checkbox" .checked=${!!settings?.[name]}
    @change=${event => table.settings({[name]: event.target.checked})}>${label}</label>`;
  return html`<div class="controls">
    ${toggle('autoPass', 'Auto-pass', 'Pass by itself when there is nothing to do (A)')}
    ${table.view.seats.every(seat => seat.kind === 'human') ? toggle('secrecy', 'Secrecy', 'Be asked also when you have nothing to play, so that nobody can tell') : ''}
    ${toggle('fullControl', 'Full control', 'Be asked every time you have priority (F)')}
    ${toggle('payByHand', 'Pay by hand', 'Tap your mana sources yourself (P)')}
    ${picturesChoice()}
    <label class="toggle" title="How fast that is shown which others do">Speed ${speedChoice(table)}</label>
    ${over ? html`<button @click=${() => { table.closedEnd = false; }}>Result</button>`
      : html`<button class="concede" @click=${() => { table.asking = true; }}>Concede</button>`}
  </div>`;
}

function help(table) {
  return html`<div class="veil" @click=${() => { table.help = false; }}></div>
    <section class="panel dialog help" role="dialog" aria-modal="true" aria-label="Help">
      <header class="row spread"><h2>Keys</h2><button id="close-help" @click=${() => { table.help = false; }}>Close <kbd>Esc</kbd></button></header>
      <dl>${(table.keyList ?? KEYS).map(([key, does]) => html`<dt><kbd>${key}</kbd></dt><dd>${does}</dd>`)}</dl>
      <h2>What you see</h2>
      <ul class="legend">
        <li><span class="swatch lit"></span>can be played or used now: click it</li>
        <li><span class="swatch legal"></span>can be chosen now, as a target for example</li>
        <li><span class="swatch attacking"></span>attacks</li><li><span class="swatch blocking"></span>blocks</li>
        <li><b class="sign">zZ</b>came this turn: cannot attack or tap for abilities yet</li>
        <li><i class="dot others"></i>a dot above a step: stop there on the opponent’s turn; <i class="dot own"></i> below: on your own</li>
        <li><b class="sign">?!</b>a card that does not glow tells you why if you click it</li>
      </ul>
      ${table.showHints ? html`<p><button @click=${() => { table.help = false; table.showHints(); }}>Show the hints for beginners again</button></p>` : nothing}
    </section>`;
}
