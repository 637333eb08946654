// Between two games of a series: which of one's cards are in the deck.
import {html, nothing} from 'lit';

const LEAST = 40;

export function sideboarding(table, go) {
  const {pool} = table.session.view.meeting.series;
  const counts = table.deckNow ??= new Map(pool.map(one => [one.name, one.main]));
  const size = [...counts.values()].reduce((sum, n) => sum + n, 0);
  const before = pool.reduce((sum, one) => sum + one.main, 0);
  const move = (one, by) => {
    counts.set(one.name, Math.min(one.count, Math.max(0, counts.get(one.name) + by)));
    table.requestUpdate();
  };
  const close = () => { table.sideboard = false; };
  const list = pool.filter(one => counts.get(one.name)).map(one => `${counts.get(one.name)} ${one.name}`).join('\n');
  return html`<div class="veil"></div>
    <section class="panel dialog sideboard" role="dialog" aria-modal="true" aria-label="Sideboard">
      <header class="row spread"><h2>Change your deck</h2><span class="faint" role="status">${size} cards${size < before ? ` · ${before - size} fewer than before` : size > before ? ` · ${size - before} more than before` : ''}</span></header>
      <ul>${pool.map(one => html`<li class=${counts.get(one.name) === one.main ? '' : 'changed'}><span>${one.name}</span>
        <span class="row tight"><button aria-label="One ${one.name} to the sideboard" ?disabled=${!counts.get(one.name)} @click=${() => move(one, -1)}>−</button>
          <b>${counts.get(one.name)}</b><span class="faint">of ${one.count}</span>
          <button aria-label="One ${one.name} to the deck" ?disabled=${counts.get(one.name) >= one.count} @click=${() => move(one, 1)}>+</button></span></li>`)}</ul>
      <div class="row"><button class="primary" ?disabled=${size < LEAST} @click=${() => go(`${list}\n`)}>Play the next game</button>
        <button @click=${close}>Back</button>${size < LEAST ? html`<span class="bad">At least ${LEAST} cards.</span>` : nothing}</div>
    </section>`;
}
