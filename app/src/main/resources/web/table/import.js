// All cards in one step: fetched from Scryfall by the server, when somebody asks for it.
import {LitElement, html, nothing} from 'lit';
import {call} from '/web/calls.js';

const PAUSE = 500;
const mega = bytes => (bytes / 1_000_000).toFixed(0);

class CardImport extends LitElement {
  static properties = {at: {state: true}, problem: {state: true}};

  createRenderRoot() { return this; }

  connectedCallback() {
    super.connectedCallback();
    this.look('GET');
  }

  disconnectedCallback() {
    clearTimeout(this.timer);
    super.disconnectedCallback();
  }

  async look(method) {
    clearTimeout(this.timer);
    try {
      this.at = await call(method, '/api/import', method === 'POST' ? {} : undefined);
      this.problem = '';
    } catch (refusal) {
      this.problem = refusal.message;
    }
    if (this.at?.state === 'running') this.timer = setTimeout(() => this.look('GET'), PAUSE);
  }

  render() {
    const {at} = this;
    if (!at || at.state === 'off') return nothing;
    const part = at.total ? Math.round(100 * at.done / at.total) : 0;
    return html`<section class="panel row spread import" aria-label="All cards"><span><b>${at.cards.toLocaleString('en')} cards</b>
        <span class="faint">${at.imported ? 'can be named in decks and on boards.' : 'are here; lists may name all cards of Magic once they are imported.'}</span>
        ${at.message ? html`<br><span class=${at.state === 'failed' ? 'bad' : 'good'} role="status">${at.message}</span>` : nothing}${this.problem ? html`<br><span class="bad">${this.problem}</span>` : nothing}</span>
      ${at.state === 'running' ? html`<span class="row"><progress max="100" value=${part} aria-label="Import">${part} %</progress>
          <span class="faint" role="status">${at.total ? at.done < at.total ? `${mega(at.done)} of ${mega(at.total)} MB` : 'Reading the cards…' : 'Asking Scryfall…'}</span></span>`
        : html`<button @click=${() => this.look('POST')} title="About 170 MB, from api.scryfall.com">${at.imported ? 'Import again' : 'Import all cards'}</button>`}</section>`;
  }
}

customElements.define('card-import', CardImport);
