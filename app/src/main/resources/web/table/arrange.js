// Questions that the server asks card by card or mode by mode, answered here in one go: where the cards go that are
// looked at, in which order, in which pile; which modes are chosen.
import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {card} from './card.js';
import {inline} from './mana.js';

const LANES = {top: 'Top of the library', bottom: 'Bottom of the library', graveyard: 'Graveyard', first: 'Pile 1', second: 'Pile 2'};
const SHORT = {top: 'Top', bottom: 'Bottom', graveyard: 'Grave', first: 'Pile 1', second: 'Pile 2'};
const ORDERED = new Set(['top', 'bottom']);

/** One card that goes to one of two places is a plain question. */
const isArranged = decision => decision?.looked?.places.length > 0 && decision.looked.cards.length > 1;

/** Several modes are ticked; where one may be chosen again and again they are asked for one by one. */
const isTicked = decision => decision?.kind === 'MODE' && decision.most > 1 && !/same mode/.test(decision.detail);

export const isAnsweredAtOnce = decision => isArranged(decision) || isTicked(decision);

export class Arranging {
  /** @param changed called when there is something new to draw */
  constructor(session, changed) {
    this.session = session;
    this.changed = changed;
    this.follow(null);
  }

  follow(decision) {
    const id = isAnsweredAtOnce(decision) ? decision.id : null;
    if (id === this.decisionId && this.lanes) return;
    this.decisionId = id;
    this.looked = id !== null && isArranged(decision) ? decision.looked : null;
    this.most = id !== null && !this.looked ? decision.most : 0;
    this.modes = new Set();
    this.dragged = null;
    this.lanes = new Map((this.looked?.places ?? []).map(place => [place, []]));
    if (!this.looked) return;
    const {cards, firstPile, layout, places} = this.looked;
    cards.forEach((one, n) => this.lanes.get(layout === 'SEPARATE' && n >= firstPile ? places[1] : places[0]).push(one.id));
  }

  get open() { return this.decisionId !== null; }
  get label() { return !this.open ? null : this.looked ? 'Done' : this.modes.size > 1 ? `Choose ${this.modes.size} modes` : 'Choose this mode'; }
  get ready() { return !!this.looked || this.modes.size > 0; }

  laneOf(id) { return [...this.lanes].find(([, ids]) => ids.includes(id))[0]; }
  other(place) { return this.looked.places.find(one => one !== place); }

  /** @param before the card that it comes to lie before; at the end without one */
  put(id, place, before = null) {
    if (before === id || !this.lanes.has(place)) return;
    for (const [lane, ids] of this.lanes) this.lanes.set(lane, ids.filter(one => one !== id));
    const ids = this.lanes.get(place);
    ids.splice(before === null ? ids.length : ids.indexOf(before), 0, id);
    this.changed();
  }

  shift(id, by) {
    const ids = this.lanes.get(this.laneOf(id));
    const at = ids.indexOf(id);
    if (ids[at + by] === undefined) return;
    [ids[at], ids[at + by]] = [ids[at + by], ids[at]];
    this.changed();
  }

  tick(mode) {
    if (!this.modes.delete(mode) && this.modes.size < this.most) this.modes.add(mode);
    this.changed();
  }

  send() {
    const said = this.looked ? {piles: [...this.lanes].map(([place, cards]) => ({place, cards}))} : {modes: [...this.modes]};
    return this.session.act('/answers', {decision: this.decisionId, ...said});
  }
}

/** The cards that are looked at, in the places where they go. */
export function lanes(table) {
  const {arranging} = table;
  const {layout, places} = arranging.looked;
  const moves = places.length > 1;
  return html`<p class="small faint">${moves ? 'Click a card to move it to the other side' : 'The first is the topmost'}${layout === 'SEPARATE' ? '.' : '; drag it, or use its arrows, for the order.'}</p>
    <div class="lanes">${places.map(place => lane(table, place, layout === 'ORDER' ? 'From the top down' : LANES[place]))}</div>`;
}

function lane(table, place, title) {
  const {arranging} = table;
  const ids = arranging.lanes.get(place);
  const drop = event => {
    event.preventDefault();
    const {dragged} = arranging;
    if (dragged === null) return;
    const over = [...event.currentTarget.querySelectorAll('.placed')].find(one => event.clientX < one.getBoundingClientRect().x + one.offsetWidth / 2);
    arranging.dragged = null;
    arranging.put(dragged, place, over ? Number(over.dataset.id) : null);
  };
  return html`<section class="lane ${place}" aria-label=${title} @dragover=${event => event.preventDefault()} @drop=${drop}>
    <h3 aria-level="2">${title}<span class="faint"> ${ids.length}</span></h3>
    <div class="laid">${repeat(ids, id => id, (id, n) => placed(table, place, id, n))}
      ${ids.length ? nothing : html`<p class="faint small">No cards</p>`}</div></section>`;
}

function placed(table, place, id, n) {
  const {arranging} = table;
  const one = arranging.looked.cards.find(other => other.id === id);
  const count = arranging.lanes.get(place).length;
  const to = arranging.other(place);
  const ordered = ORDERED.has(place) && count > 1;
  const say = [ordered && `${n + 1} of ${count} from the top`, to && `moves to: ${LANES[to].toLowerCase()}`];
  return html`<div class="placed" draggable="true" data-id=${id} @dragstart=${event => { arranging.dragged = id; event.dataTransfer.effectAllowed = 'move'; }} @dragend=${() => { arranging.dragged = null; }}>
    ${card(one, {look: table.looking, legal: true, say, click: () => to ? arranging.put(id, to) : arranging.shift(id, -1), badge: ordered ? String(n + 1) : null})}
    <span class="row shifts">${ordered ? html`<button aria-label="${one.name} earlier" ?disabled=${n === 0} @click=${() => arranging.shift(id, -1)}>◂</button>` : nothing}
      ${to ? html`<button class="to" @click=${() => arranging.put(id, to)}>${SHORT[to]}</button>` : nothing}
      ${ordered ? html`<button aria-label="${one.name} later" ?disabled=${n === count - 1} @click=${() => arranging.shift(id, 1)}>▸</button>` : nothing}</span></div>`;
}

/** Two piles, one of which is chosen. */
export function piles(table) {
  const {looked, options} = table.view.decision;
  const both = [looked.cards.slice(0, looked.firstPile), looked.cards.slice(looked.firstPile)];
  return html`<div class="lanes">${both.map((cards, n) => html`<section class="lane" aria-label="Pile ${n + 1}">
    <h3 aria-level="2">Pile ${n + 1}<span class="faint"> ${cards.length}</span></h3>
    <div class="laid">${cards.map(one => card(one, {look: table.looking}))}${cards.length ? nothing : html`<p class="faint small">No cards</p>`}</div>
    <button class="option take" data-key=${n + 1} @click=${() => table.choose(options[n].index)}>Choose pile ${n + 1}</button></section>`)}</div>`;
}

/** Modes with what each could do now: one is chosen at a click, several are ticked. */
export function modes(table, options) {
  const {arranging} = table;
  const tick = option => () => arranging.tick(option.number);
  return html`<div class="options wordy modes">${options.map((option, n) => {
    const ticked = arranging.open && arranging.modes.has(option.number);
    const full = arranging.open && !ticked && arranging.modes.size >= arranging.most;
    const isMode = option.kind === 'MODE';
    return html`<button class="option ${ticked ? 'ticked' : ''}" data-key=${n < 9 ? n + 1 : nothing} ?disabled=${full} aria-pressed=${arranging.open ? ticked : nothing}
      @click=${arranging.open && isMode ? tick(option) : () => table.choose(option.index)}><span>${arranging.open ? html`<i class="box" aria-hidden="true">${ticked ? '✓' : ''}</i>` : nothing}${inline(option.label)}
      ${option.now ? html`<small class="now">${option.now}</small>` : nothing}</span></button>`;
  })}</div>`;
}

