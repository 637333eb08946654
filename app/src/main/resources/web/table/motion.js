// Cards that go from one place to another, and numbers that float up where life or damage changes.
import {pace} from './showing.js';

const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');
const LONGEST = 280;
const FLOAT = 1300;
/** More things than this at once are a new board, no movement. */
const MANY = 14;

/** Every card that is drawn or lies in an open pile: where it is and whose. */
function places(view) {
  const all = new Map();
  const add = (cards, zone, player) => cards.forEach(card => all.set(card.id, {card, zone, player: player ?? card.controller}));
  add(view.battlefield, 'battlefield');
  add(view.stack, 'stack');
  for (const one of view.players) {
    add(one.hand, 'hand', one.player);
    add(one.graveyard, 'graveyard', one.player);
    add(one.exile, 'exile', one.player);
  }
  return all;
}

const element = (table, id) => table.querySelector(`.table [data-ref="o${id}"]`);
const box = one => { const found = one?.getBoundingClientRect(); return found?.width ? found : null; };
const side = (table, player) => player === table.bottom ? 'mine' : 'theirs';

/** Where something is that has no card of its own on the table. */
function spot(table, zone, player) {
  const half = side(table, player);
  if (zone === 'graveyard' || zone === 'exile') return box(table.querySelector(`[data-pile="${zone}${player}"]`));
  if (zone === 'library') return box(table.querySelector(`.player.${half} .ico.library`));
  return box(table.querySelector(`.hand.${half} .slot:last-child`)) ?? box(table.querySelector(`.player.${half} .hand-ico`));
}

/** Before the new view is drawn: what will move, and from where. */
export function before(table, old, now) {
  if (!old || !now || old === now || old.id !== now.id || REDUCED.matches || !pace()) return null;
  const was = places(old);
  const is = places(now);
  const gone = [...was].filter(([id]) => !is.has(id));
  const come = [...is].filter(([id]) => !was.has(id));
  if (gone.length > MANY || come.length > MANY || old.you !== now.you) return null;
  const moves = [];
  for (const [id, to] of come) {
    const n = gone.findIndex(([, from]) => from.card.name === to.card.name && from.card.owner === to.card.owner);
    const [[oldId, from]] = n >= 0 ? gone.splice(n, 1) : [[null, null]];
    const source = to.card.stack?.source?.object;
    const known = oldId != null ? element(table, oldId) : source != null ? element(table, source) : null;
    const hidden = to.zone === 'hand' ? 'library' : to.card.token ? null : 'hand';
    const start = box(known) ?? (from ? spot(table, from.zone, from.player) : hidden && spot(table, hidden, to.player));
    if (start) moves.push({start, to: id, zone: to.zone, player: to.player, copy: oldId != null ? known?.cloneNode(true) : null});
  }
  for (const [id] of gone) {
    const left = element(table, id);
    if (box(left)) moves.push({start: box(left), to: null, copy: left.cloneNode(true)});
  }
  return moves;
}

/** After it was drawn: lets copies fly to where the things are now. */
export function after(table, moves) {
  if (!moves?.length) return;
  const duration = Math.min(LONGEST, pace() * 0.5);
  for (const move of moves) {
    const drawn = move.to != null ? element(table, move.to) : null;
    const end = box(drawn) ?? (move.to != null ? spot(table, move.zone, move.player) : move.start);
    const copy = move.copy ?? drawn?.cloneNode(true);
    if (!end || !copy) continue;
    fly(table, copy, move.start, end, duration, !drawn);
    drawn?.animate([{opacity: 0}, {opacity: 0}], {duration});
  }
}

function fly(table, copy, from, to, duration, fades) {
  copy.removeAttribute('data-ref');
  copy.inert = true;
  copy.classList.add('flying');
  // Drawn as large as the card is at the end that has one, so that its words keep their shape.
  const base = fades ? from : to;
  copy.style.setProperty('--h', `${base.height}px`);
  copy.style.setProperty('--w', `${base.width}px`);
  copy.style.left = `${base.x}px`;
  copy.style.top = `${base.y}px`;
  table.querySelector('.moving')?.append(copy);
  const at = place => `translate(${place.x - base.x}px, ${place.y - base.y}px) scale(${place.height / base.height})`;
  copy.animate([{transform: at(from), opacity: 1}, {transform: at(to), opacity: fades ? 0 : 1}], {duration, easing: 'cubic-bezier(.3,.7,.3,1)'})
    .finished.catch(() => {}).finally(() => copy.remove());
}

/** Numbers where life or damage has changed. */
export function floats(table, old, now) {
  if (!old || !now || old.id !== now.id || old.you !== now.you) return;
  for (const [n, one] of now.players.entries()) {
    const by = one.life - (old.players[n]?.life ?? one.life);
    if (by) rise(table, box(table.querySelector(`.player.${side(table, n)} .life`)), by, 'beside');
  }
  const before = new Map(old.battlefield.map(card => [card.id, card.damage ?? 0]));
  for (const card of now.battlefield) {
    const by = (card.damage ?? 0) - (before.get(card.id) ?? 0);
    if (by > 0) rise(table, box(element(table, card.id)), -by, 'on');
  }
}

/** Room between a number that floats and the one that it is about, which stays readable. */
const GAP = 8;

/** @param where left of what is at that place, or on it */
function rise(table, at, by, where) {
  const host = table.querySelector('.moving');
  if (!at || !host) return;
  const number = document.createElement('b');
  number.className = `float ${by < 0 ? 'loss' : 'gain'}`;
  number.setAttribute('aria-hidden', 'true');
  number.textContent = by < 0 ? `−${-by}` : `+${by}`;
  number.style.left = `${where === 'beside' ? at.x - GAP : at.x + at.width / 2}px`;
  number.style.top = `${at.y + at.height / 2}px`;
  host.append(number);
  const up = share => `${where === 'beside' ? '-100%' : '-50%'} ${share}%`;
  const frames = REDUCED.matches ? [{translate: up(-50)}, {translate: up(-50)}]
    : [{translate: up(0), opacity: 0}, {translate: up(-40), opacity: 1, offset: 0.15}, {translate: up(-70), opacity: 1, offset: 0.7}, {translate: up(-110), opacity: 0}];
  number.animate(frames, {duration: FLOAT, easing: 'ease-out'}).finished.catch(() => {}).finally(() => number.remove());
}
