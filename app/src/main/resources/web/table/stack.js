// The stack, between the players: top first. It is not there when it is empty.
import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {card} from './card.js';
import {sentence} from './mana.js';
import {refKey} from './offers.js';

/** What only things on the stack have. */
export const onStack = item => item.stack ?? item;

/** Who is called You is “you” in the midst of a sentence. */
const within = name => name === 'You' ? 'you' : name;

export function refName(view, ref, cards) {
  if (ref.player != null) return within(view.players[ref.player]?.name ?? 'a player');
  return cards?.get(ref.object)?.name ?? view.battlefield.find(one => one.id === ref.object)?.name
    ?? view.stack.find(one => one.id === ref.object)?.name ?? 'something that is gone';
}

/** Arrows from a thing on the stack to its targets. */
export const aims = item => (item ? onStack(item).targets ?? [] : []).map(ref => ({from: `o${item.id}`, to: refKey(ref), kind: 'target'}));

const BEGUN = {spell: 'Being cast', activated: 'Being activated', triggered: 'Being put on the stack'};
const KINDS = {spell: '', activated: 'ability', triggered: 'trigger'};

export function stackPanel(table) {
  const {view} = table;
  if (!view.stack.length) return nothing;
  return html`<section class="stack" aria-label="Stack, ${view.stack.length}, top first">
    <h2>Stack <span class="faint">${view.stack.length}</span></h2>
    <ol>${repeat(view.stack, item => item.id, (item, n) => entry(table, item, n))}</ol>
  </section>`;
}

/** What was paid for it, and with which of the game's choices it was begun. */
function paid(table, more) {
  const names = refs => refs.map(ref => refName(table.view, ref, table.cards)).join(', ');
  const from = more.manaFrom?.length ? ` from ${names(more.manaFrom)}` : '';
  const withWhat = more.paidWith?.length ? `${more.manaSpent ? ' and ' : ''}${names(more.paidWith)}` : '';
  if (!more.manaSpent && !withWhat) return nothing;
  return html`<span class="paid faint" title=${more.castAt == null ? '' : `Begun with choice ${more.castAt}`}>Paid
    ${more.manaSpent ? html`${sentence(more.manaSpent)}${from}` : nothing}${withWhat}</span>`;
}

/** Where something is asked that is not what to play, the topmost is just being followed. */
const isResolving = view => !!view.decision && view.decision.kind !== 'PRIORITY';

function entry(table, item, n) {
  const {view} = table;
  const more = onStack(item);
  const targets = more.targets ?? [];
  const names = targets.map(ref => refName(view, ref, table.cards));
  const caster = view.players[item.controller]?.name ?? '';
  const begun = BEGUN[more.kind] ?? BEGUN.spell;
  const next = more.unfinished ? begun : n !== 0 ? null : isResolving(view) ? 'Resolving' : 'Next to resolve';
  const say = [more.unfinished ? begun.toLowerCase() : n !== 0 ? null : isResolving(view) ? 'resolving' : 'resolves first', `by ${caster}`, more.ability, ...more.chosen ?? [], names.length ? `targets ${names.join(' and ')}` : null].filter(Boolean);
  const point = on => () => table.point(on ? aims(item) : []);
  return html`<li class=${n === 0 ? 'top' : ''} @pointerenter=${point(true)} @pointerleave=${point(false)}
      @focusin=${point(true)} @focusout=${point(false)}>
    ${card(item, {...table.how(item), say})}
    <div class="about">
      ${next ? html`<span class="next ${more.unfinished ? 'unfinished' : ''}">${next}</span>` : nothing}
      <b>${item.name}${more.ability ? html`: ${sentence(more.ability)}` : nothing}${more.x != null ? ` (X = ${more.x})` : ''}</b>
      <span class="faint">${caster}${KINDS[more.kind] ? ` · ${KINDS[more.kind]}` : ''}</span>
      ${more.ability ? html`<span class="which">${sentence(more.ability)}</span>` : nothing}
      ${more.x != null ? html`<span class="x">X = ${more.x}</span>` : nothing}
      ${(more.chosen ?? []).map(one => html`<span class="chose">${sentence(one)}</span>`)}
      ${names.length ? html`<span class="aims">→ ${names.join(', ')}</span>` : nothing}
      ${paid(table, more)}
    </div>
  </li>`;
}
