// What has happened, newest last, with headings for turns and cards to look at.
import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {sentence} from './mana.js';

export function logPanel(table, entries) {
  return html`<section class="log" role="log" aria-live="off" aria-label="Log" tabindex="0">
    ${table.view?.seeded && !table.view.position ? html`<p class="faint">The seed of this game was chosen: whoever chose it may know every card.</p>` : nothing}
    ${table.view?.sandbox ? html`<p class="sandbox" role="note"><b>Sandbox game.</b> Cards marked “outside the rules” are moved by hand by their owners.</p>` : nothing}
    ${repeat(folded(entries), ({entry}) => entry.number, ({entry, times}) => entry.kind === 'turn'
      ? html`<h3 class=${whose(table, entry)}>${parts(table, entry)}</h3>`
      : html`<p class="${entry.kind} ${whose(table, entry)} ${isMinor(entry) ? 'minor' : ''}">${parts(table, entry)}${times > 1 ? html` <span class="times">×${times}</span>` : nothing}</p>`)}
    ${entries.length ? nothing : html`<p class="faint">Nothing has happened yet.</p>`}
  </section>`;
}

/** The same line several times in a row is one line. */
function folded(entries) {
  const lines = [];
  for (const entry of entries) {
    const text = entry.kind + entry.parts.map(part => part.name ?? part).join('');
    const last = lines.at(-1);
    if (last?.text === text) last.times++;
    else lines.push({entry, text, times: 1});
  }
  return lines;
}

const whose = (table, entry) => entry.player < 0 ? 'nobody' : entry.player === table.bottom ? 'mine' : 'theirs';

/** What follows from a line that stands above already. */
const isMinor = entry => / resolves\.$/.test(entry.parts.at(-1));

/** Several lines as one text: who attacks the same is named together, and that something resolves needs no saying where more follows from it. */
export function inShort(entries) {
  const lines = (entries.some(entry => !isMinor(entry)) ? entries.filter(entry => !isMinor(entry)) : entries).map(entry => entry.parts.map(part => part.name ?? part).join(''));
  const groups = Map.groupBy(lines, line => /^.+ attacks (.+)$/.exec(line)?.[1] ?? line);
  const often = (line, times) => times === 1 ? line : `${line.replace(/\.$/, '')} (${times} times).`;
  return [...groups].map(([whom, each]) => each.length === 1 || each[0] === whom ? often(each[0], each.length)
    : `${each.map(line => line.slice(0, -` attacks ${whom}`.length)).join(', ').replace(/, ([^,]*)$/, ' and $1')} attack ${whom}`).join(' ');
}

function parts(table, entry) {
  return entry.parts.map(part => {
    if (typeof part === 'string') return sentence(part);
    if (part.player != null) return html`<b>${part.name}</b>`;
    const known = part.card ?? table.cards.get(part.object) ?? table.cards.get(part.name);
    if (!known) return html`<b class="mention">${part.name}</b>`;
    return html`<b class="mention known" tabindex="0" @pointerenter=${event => table.look(known, event.currentTarget)}
      @pointerleave=${() => table.look(null)} @focus=${event => table.look(known, event.currentTarget)}
      @blur=${() => table.look(null)}>${part.name}</b>`;
  });
}
