// A field in which one types the name of a card and gets those that fit.
import {LitElement, html, nothing} from 'lit';
import {call} from '/web/calls.js';
import {cost} from './mana.js';

const PAUSE = 140;

/** `4 Forest` is four of them. */
export function counted(text) {
  const [, n, name] = /^\s*(?:(\d{1,3})[xX]?\s+)?(.*?)\s*$/.exec(text);
  return {count: Number(n ?? 1) || 1, name};
}

/** With `any`, cards that cannot be played are as good as others: they are only named. */
class CardField extends LitElement {
  static properties = {label: {}, hint: {}, any: {type: Boolean}, found: {state: true}, at: {state: true}, open: {state: true}};

  constructor() {
    super();
    this.found = [];
    this.at = 0;
    this.open = false;
  }

  createRenderRoot() { return this; }

  typed(text) {
    clearTimeout(this.timer);
    const {name} = counted(text);
    if (name.length < 2) return void (this.open = false);
    this.timer = setTimeout(() => this.search(name), PAUSE);
  }

  async search(name) {
    try {
      const {cards} = await call('GET', `/api/search/${encodeURIComponent(name)}`);
      if (counted(this.input.value).name !== name) return;
      this.found = cards;
      this.soughtFor = name;
      this.at = 0;
      this.open = true;
    } catch { /* the next letter asks again */ }
  }

  get input() { return this.querySelector('input'); }

  async key(event) {
    if (event.key === 'Enter') {
      event.preventDefault();
      const {name} = counted(this.input.value);
      // Whoever types faster than is answered means what is found then.
      if (name.length > 1 && name !== this.soughtFor) {
        clearTimeout(this.timer);
        await this.search(name);
      }
      const exact = this.found.find(one => one.name.toLowerCase() === counted(this.input.value).name.toLowerCase());
      this.take(exact ?? (this.open ? this.found[this.at] : null));
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      this.at = Math.max(0, Math.min(this.found.length - 1, this.at + (event.key === 'ArrowDown' ? 1 : -1)));
    } else if (event.key === 'Escape') this.open = false;
  }

  /** A name that is not found is given away as it is: whoever takes it says what is wrong with it. */
  take(one) {
    const {count, name} = counted(this.input.value);
    if (!one && !name) return;
    clearTimeout(this.timer);
    this.input.value = '';
    this.open = false;
    this.dispatchEvent(new CustomEvent('taken', {detail: {count, name: one?.name ?? name, card: one?.card ?? null, supported: one?.supported ?? true}}));
    this.input.focus();
  }

  render() {
    return html`<div class="find-card"><input type="text" role="combobox" aria-label=${this.label} placeholder=${this.hint ?? 'Type a card’s name'} autocomplete="off" spellcheck="false"
        aria-expanded=${this.open} aria-autocomplete="list" aria-controls=${`${this.label}-list`.replaceAll(/\W+/g, '-')}
        @input=${event => this.typed(event.target.value)} @keydown=${event => this.key(event)} @blur=${() => setTimeout(() => { this.open = false; }, 150)}>
      ${this.open && this.found.length ? html`<ul class="found panel" role="listbox" aria-label="Cards" id=${`${this.label}-list`.replaceAll(/\W+/g, '-')}>${this.found.slice(0, 9).map((one, n) => html`
        <li role="option" aria-selected=${n === this.at} class="${n === this.at ? 'at' : ''} ${one.supported || this.any ? '' : 'not'}" title=${one.supported || this.any ? one.card?.text ?? '' : `Not supported: ${one.reason}`}
          @pointerdown=${event => { event.preventDefault(); this.take(one); }}><b>${one.name}</b> ${cost(one.card?.manaCost)}
          <span class="faint small">${one.supported || this.any ? one.card?.typeLine : 'not supported yet'}</span></li>`)}</ul>` : nothing}</div>`;
  }
}

customElements.define('card-field', CardField);
