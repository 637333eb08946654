// What has happened, newest last, with headings for turns and cards to look at.
import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';

export function logPanel(table, entries) {
  return html`<section class="log" role="log" aria-label="Log" tabindex="0">
    ${repeat(entries, entry => entry.number, entry => entry.kind === 'turn'
      ? html`<h3>${parts(table, entry)}</h3>`
      : html`<p class="${entry.kind} ${entry.player === table.bottom ? 'mine' : ''}">${parts(table, entry)}</p>`)}
    ${entries.length ? nothing : html`<p class="faint">Nothing has happened yet.</p>`}
  </section>`;
}

function parts(table, entry) {
  return entry.parts.map(part => {
    if (typeof part === 'string') return part;
    if (part.player != null) return html`<b>${part.name}</b>`;
    const known = part.card ?? table.cards.get(part.object);
    if (!known) return html`<b class="mention">${part.name}</b>`;
    return html`<b class="mention known" tabindex="0" @pointerenter=${event => table.look(known, event.currentTarget)}
      @pointerleave=${() => table.look(null)} @focus=${event => table.look(known, event.currentTarget)}
      @blur=${() => table.look(null)}>${part.name}</b>`;
  });
}
