// The table itself: two players, their permanents in rows, and the hand.
import {html, nothing} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {repeat} from 'lit/directives/repeat.js';
import {back, card} from './card.js';
import {pool} from './mana.js';
import {clockOf} from './meeting.js';

/** What lies in which row: creatures in front, lands and everything else behind. */
function rows(view, player) {
  const ids = new Set(view.battlefield.map(one => one.id));
  const hosts = view.battlefield.filter(one => one.controller === player && !ids.has(one.attachedTo?.object));
  const is = (one, type) => one.types?.includes(type);
  const front = hosts.filter(one => is(one, 'Creature'));
  const lands = hosts.filter(one => !is(one, 'Creature') && is(one, 'Land'));
  const others = hosts.filter(one => !front.includes(one) && !lands.includes(one));
  lands.sort((a, b) => a.name.localeCompare(b.name) || a.tapped - b.tapped);
  return {front, lands, others};
}

/** From how many cards in a row on the same ones lie on a heap. */
const CROWD = 8;

/** With a minus that is none of the keyboard. */
const signed = number => number < 0 ? `−${-number}` : String(number);

const cardsOf = count => `${count} card${count === 1 ? '' : 's'}`;

const attachedTo = (table, one) => table.view.battlefield.filter(other => other.attachedTo?.object === one.id);

/** The same things, in the same state, lie on a heap: each can still be clicked. */
function heaps(table, cards) {
  const alike = one => {
    const {lit, legal, dim, chosen, dying} = table.how(one);
    return JSON.stringify([one.name, one.tapped, one.sick, one.power, one.toughness, one.damage, one.counters, one.attacking,
      one.blocking, one.faceDown, one.merged, !!lit, !!legal, !!dim, !!chosen, !!dying]);
  };
  const groups = Map.groupBy(cards, one => attachedTo(table, one).length || one.blocked ? one.id : alike(one));
  return [...groups.values()];
}

function slot(table, one, count = 0) {
  const attached = attachedTo(table, one);
  const how = table.how(one);
  const names = attached.map(other => other.name);
  const say = [...how.say ?? [], names.length && `with ${names.join(' and ')}`];
  const attacking = one.attacking || how.attacking;
  return html`<span class="slot ${one.tapped ? 'turned' : ''} ${attacking ? 'charging' : ''}">
    <span class="group ${attached.length ? `with${Math.min(attached.length, 4)}` : ''}">
      ${attached.map((other, n) => html`<span class="attached at${Math.min(n, 3)}">${card(other, table.how(other))}</span>`)}
      ${card(one, {...how, say, count})}</span></span>`;
}

function row(table, groups, kind, label) {
  return html`<div class="row-of-cards ${kind}" role="group" aria-label=${label}>
    ${repeat(groups, group => group[0].id, group => group.length === 1 ? slot(table, group[0])
      : html`<span class="heap">${repeat(group, one => one.id, (one, n) => slot(table, one, n === group.length - 1 && n > 1 ? group.length : 0))}</span>`)}</div>`;
}

export function battlefield(table, player, mine) {
  const {front, lands, others} = rows(table.view, player);
  const name = table.view.players[player].name;
  const single = cards => cards.map(one => [one]);
  const creatures = row(table, front.length < CROWD ? single(front) : heaps(table, front), 'front', `Creatures of ${name}`);
  const behind = [...heaps(table, lands), ...others.length < CROWD ? single(others) : heaps(table, others)];
  const rest = row(table, behind, 'behind', `Lands and others of ${name}`);
  return html`<section class="half ${mine ? 'mine' : 'theirs'}" aria-label="Battlefield of ${name}">
    ${mine ? [creatures, rest] : [rest, creatures]}</section>`;
}

export function hand(table, player, mine) {
  const {hand: cards, handCount, name} = table.view.players[player];
  const hidden = Math.max(0, handCount - cards.length);
  return html`<section class="hand ${mine ? 'mine' : 'theirs'} ${cards.length ? 'open' : ''}" aria-label="Hand of ${name}">
    ${repeat(cards, one => one.id, one => html`<span class="slot">${card(one, table.how(one, mine))}</span>`)}
    ${hidden ? html`<span class="hear">${hidden} hidden cards</span>
      ${Array.from({length: Math.min(hidden, 12)}, (_, n) => html`<span class="slot">${back(n)}</span>`)}` : nothing}
    ${mine && !handCount ? html`<p class="faint small">No cards in hand</p>` : nothing}</section>`;
}

export function playerPanel(table, player, mine) {
  const {view} = table;
  const one = view.players[player];
  const how = table.howPlayer(player);
  const seat = view.seats?.[player];
  const counters = Object.entries(one.counters ?? {}).filter(([, n]) => n);
  // Named by what is seen on it, and by some words that are only heard.
  const heard = words => html`<span class="hear">${words}</span>`;
  const asked = !view.over && (view.turn?.waitingFor ?? view.turn?.priority) === player;
  return html`<section class="player ${mine ? 'mine' : 'theirs'} ${view.turn?.active === player ? 'active' : ''}
      ${how.dim ? 'dim' : ''} ${asked ? 'asked' : ''}" aria-label="Player ${one.name}">
    <button class="face ${how.legal ? 'legal' : ''} ${how.aimed ? 'aimed' : ''} ${one.lost ? 'beaten' : ''}" data-ref="p${player}"
      @click=${() => table.clickPlayer(player)}>
      <span class="who">${one.name}</span>${heard(', ')}
      ${keyed(one.life, html`<span class="life" data-life>${signed(one.life)}</span>`)}${heard(' life')}
      <span class="tags">${clockOf(table, player)}
        ${one.poison ? html`<span class="tag bad"><span aria-hidden="true">☠</span> ${one.poison}${heard(' poison')}</span>` : nothing}
        ${one.lost ? html`<span class="tag bad">lost</span>` : nothing}
        ${one.monarch ? html`<span class="tag">♛ monarch</span>` : nothing}
        ${(one.marks ?? []).map((mark) => html`<span class="tag">${mark}</span>`)}
        ${counters.map(([kind, n]) => html`<span class="tag">${n} ${kind}</span>`)}
        ${view.turn?.priority === player && !view.over ? html`<span class="tag on">priority</span>` : nothing}
        ${how.legal ? heard('can be chosen') : how.aimed ? heard('chosen') : nothing}
        ${seat?.connected === false && !table.readOnly ? html`<span class="tag">away</span>` : nothing}
      </span>
    </button>
    ${pool(one.mana)}
    <div class="piles">
      <span class="pile" title="Library: ${cardsOf(one.libraryCount)}"><i class="ico library"></i>${one.libraryCount}<span class="hear"> card${one.libraryCount === 1 ? '' : 's'} in the library</span>${one.libraryTop?.length ? html`<span class="tag" title="Top card of the library">${one.libraryTop[0].name}</span>` : nothing}</span>
      <span class="pile" title="Hand: ${cardsOf(one.handCount)}"><i class="ico hand-ico"></i>${one.handCount}<span class="hear"> card${one.handCount === 1 ? '' : 's'} in hand</span></span>
      ${pile(table, player, 'graveyard', one.graveyard)}
      ${pile(table, player, 'exile', one.exile)}
    </div>
  </section>`;
}

function pile(table, player, kind, cards) {
  const offered = cards.some(one => table.offers.of(one).length);
  const name = table.view.players[player].name;
  return html`<button class="pile ${offered ? 'lit' : ''}" data-pile="${kind}${player}" title="${kind === 'exile' ? 'Exile' : 'Graveyard'} of ${name}"
    aria-label="${kind === 'exile' ? 'Exile' : 'Graveyard'} of ${name}: ${cards.length} cards"
    @click=${() => table.openPile(player, kind)}><i class="ico ${kind}"></i>${cards.length}</button>`;
}
