// The cards of a deck by type, each to be looked at.
import {html} from 'lit';
import {cost} from './mana.js';

const ORDER = ['Creature', 'Planeswalker', 'Instant', 'Sorcery', 'Artifact', 'Enchantment', 'Battle', 'Land'];

export function deckList(cards, look) {
  const kindOf = line => line.card?.types?.includes('Land') ? 'Land' : ORDER.find(type => line.card?.types?.includes(type)) ?? 'Other';
  const groups = Map.groupBy(cards ?? [], kindOf);
  const sorted = [...groups].sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return html`<div class="card-list">${sorted.map(([kind, lines]) => html`
    <h3>${kind} <span class="faint">${lines.reduce((sum, line) => sum + line.count, 0)}</span></h3>
    <ul>${lines.map(line => html`<li tabindex="0" @pointerenter=${event => line.card && look(line.card, event.currentTarget)}
      @pointerleave=${() => look(null)} @focus=${event => line.card && look(line.card, event.currentTarget)} @blur=${() => look(null)}>
      <span>${line.count}</span> ${line.name} ${cost(line.card?.manaCost)}</li>`)}</ul>`)}</div>`;
}
