// What a live game and a replay have in common: a view to draw, a card to look at, arrows, piles to open.
import {LitElement, html, nothing} from 'lit';
import {arrows} from './arrows.js';
import {battlefield, hand, playerPanel} from './board.js';
import {card, checklist, large} from './card.js';
import {after, before, floats} from './motion.js';
import {sentence} from './mana.js';
import {Offers} from './offers.js';
import {phases} from './phases.js';
import {dialogs} from './side.js';
import {isLoud, setLoud, sound} from './sounds.js';
import {aims, stackPanel} from './stack.js';

/** As in the style sheets: the log has no place of its own. */
const NARROW = matchMedia('(max-width: 980px), (max-height: 520px)');

/** Whoever has scrolled the log up that far is reading, and is left alone. */
const FAR_UP = 150;

export class TableElement extends LitElement {
  static properties = {
    view: {state: true}, looked: {state: true}, pointed: {state: true}, pile: {state: true}, drawer: {state: true},
  };

  constructor() {
    super();
    this.view = null;
    this.looked = null;
    this.pointed = [];
    this.pile = null;
    this.drawer = false;
    this.readOnly = true;
    this.cards = new Map();
    this.looking = (one, element) => this.look(one, element);
    this.redraw = () => this.requestUpdate();
  }

  // Styles come from the page's own sheets.
  createRenderRoot() { return this; }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('resize', this.redraw);
  }

  disconnectedCallback() {
    removeEventListener('resize', this.redraw);
    super.disconnectedCallback();
  }

  /** The seat that is drawn below. */
  get bottom() { return Math.max(0, this.view?.you ?? 0); }
  get top() { return this.view.players.findIndex((_, player) => player !== this.bottom); }

  willUpdate() {
    if (this.view) this.offers = new Offers(this.view, this.byHand);
    const log = this.querySelector('.log');
    this.reading = log && log.scrollHeight - log.scrollTop - log.clientHeight > FAR_UP;
    const {activeElement} = document;
    this.focused = this.contains(activeElement) ? activeElement.closest('[data-ref]')?.dataset.ref : null;
    this.moves = this.drawn ? before(this, this.drawn, this.view) : null;
  }

  /** How a card looks, and what a click on it does. */
  how(one) {
    return {look: this.looking, click: () => this.click(one)};
  }

  howPlayer() { return {}; }
  click() {}
  clickPlayer() {}

  look(one, element) {
    clearTimeout(this.unlook);
    if (!one) {
      this.unlook = setTimeout(() => { this.looked = null; }, 60);
      return;
    }
    this.looked = {card: one, element, place: this.placeFor(element)};
  }

  /** Where a large card covers nothing that one could want to click: over the log, or across from the pointer. */
  placeFor(element) {
    if (element.closest('.side')) return 'beside';
    const asked = !!this.querySelector('.sheet:not(.folded)');
    if (!NARROW.matches && !this.pile) return asked ? 'left' : 'right';
    const sheet = this.querySelector('.sheet:not(.folded)')?.getBoundingClientRect();
    if (sheet && sheet.left > innerWidth / 2) return 'left';
    const box = element.getBoundingClientRect();
    return box.x + box.width / 2 > innerWidth / 2 ? 'left' : 'right';
  }

  toggleSound() {
    setLoud(!isLoud());
    this.requestUpdate();
  }

  point(list) { this.pointed = list; }
  openPile(player, kind) { this.pile = {player, kind}; }

  /** Arrows that are always there: what the top of the stack aims at, who blocks whom, and who attacks what is no player. */
  fighting() {
    const fights = this.pointed.length ? [] : aims(this.view.stack[0]);
    for (const one of this.view.battlefield) {
      for (const other of one.blocking ?? []) fights.push({from: `o${one.id}`, to: `o${other.object ?? other}`, kind: 'combat'});
      if (one.attacking?.object != null) fights.push({from: `o${one.id}`, to: `o${one.attacking.object}`, kind: 'combat'});
    }
    return fights;
  }

  board() {
    return html`
      <div class="people">${playerPanel(this, this.top, false)}${stackPanel(this)}${playerPanel(this, this.bottom, true)}</div>
      <main class="field" aria-label="Table">
        <h1 class="hear">${this.view.players.map(one => one.name).join(' against ')}</h1>
        ${hand(this, this.top, false)}
        ${battlefield(this, this.top, false)}
        ${phases(this)}
        ${battlefield(this, this.bottom, true)}
      </main>
      ${hand(this, this.bottom, true)}`;
  }

  overlays(more = []) {
    return html`${this.preview()}${this.pileDialog()}${dialogs(this)}
      <div class="over-all">${this.drawnArrows ?? nothing}</div><div class="over-all moving"></div>${more}`;
  }

  preview() {
    if (!this.looked) return nothing;
    const {card: one, place} = this.looked;
    const verdict = this.verdictOn(one);
    return html`<aside class="preview ${place}" aria-hidden="true">${large(one)}
      ${verdict ? html`<div class="verdict ${verdict.allowed ? 'yes' : 'no'}"><p>${verdict.allowed ? 'You can play this now.' : sentence(verdict.message)}</p>
        ${checklist(verdict)}</div>` : nothing}</aside>`;
  }

  /** While a dialog is open, nothing behind it can be reached. */
  get covered() { return !!(this.pile || this.help || this.asking); }

  verdictOn() { return null; }

  pileDialog() {
    if (!this.pile) return nothing;
    const {player, kind} = this.pile;
    const owner = this.view.players[player];
    const title = `${kind === 'exile' ? 'Exile' : 'Graveyard'} of ${owner.name}`;
    return html`<div class="veil" @click=${() => { this.pile = null; }}></div>
      <section class="panel dialog" role="dialog" aria-modal="true" aria-label=${title}>
        <header class="row spread"><h2>${title} (${owner[kind].length})</h2>
          <button id="close-pile" @click=${() => { this.pile = null; }}>Close <kbd>Esc</kbd></button></header>
        <div class="grid">${owner[kind].map(one => card(one, this.how(one)))}
          ${owner[kind].length ? nothing : html`<p class="faint">No cards</p>`}</div>
      </section>`;
  }

  /** Arrows need to know where things are, so they are drawn after everything else. */
  updated(changes) {
    if (!this.view) return;
    if (this.drawn !== this.view) {
      after(this, this.moves);
      floats(this, this.drawn, this.view);
      sound(this.drawn, this.view);
      this.drawn = this.view;
    }
    // A card that was drawn anew somewhere else keeps the focus.
    if (this.focused && document.activeElement === document.body)
      this.querySelector(`.card[data-ref="${this.focused}"] > .pick, button[data-ref="${this.focused}"]`)?.focus({preventScroll: true});
    const list = this.covered ? [] : [...this.fighting(), ...this.moreArrows?.() ?? [], ...this.pointed];
    const key = JSON.stringify(list.map(one => [one.from, one.to])) + this.view.revision + innerWidth + innerHeight;
    if (key !== this.arrowKey) {
      this.arrowKey = key;
      this.drawnArrows = list.length ? arrows(list) : nothing;
      this.requestUpdate();
    }
    // A question that has come up meanwhile is not covered either.
    const place = this.looked?.element.isConnected ? this.placeFor(this.looked.element) : this.looked?.place;
    if (place !== this.looked?.place) this.looked = {...this.looked, place};
    const log = this.querySelector('.log');
    if (log && !this.reading && changes.has('view')) log.scrollTop = log.scrollHeight;
    if (changes.has('pile') && this.pile) this.querySelector('#close-pile')?.focus();
  }
}
