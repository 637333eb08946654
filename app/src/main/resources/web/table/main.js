// Which page is shown is in the address: #game=ID, #join=ID.CODE, #replay=ID@STEP, #ask, #workshop, #decks, or the start.
import {LitElement, html} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {applyTheme} from '/web/theme.js';
import './ask.js';
import './decks.js';
import './game.js';
import './replay.js';
import './start.js';
import './workshop.js';

applyTheme();

class SplitSecond extends LitElement {
  static properties = {place: {state: true}};

  constructor() {
    super();
    this.moved = () => { this.place = location.hash.slice(1); };
    this.moved();
  }

  createRenderRoot() { return this; }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this.moved);
  }

  disconnectedCallback() {
    removeEventListener('hashchange', this.moved);
    super.disconnectedCallback();
  }

  render() {
    const [kind, value] = this.place.split(/=(.*)/s);
    if (kind === 'ask') return keyed(value ?? '', html`<ask-page link=${value ?? ''}></ask-page>`);
    if (kind === 'decks') return html`<decks-page></decks-page>`;
    if (kind === 'workshop') return html`<workshop-page></workshop-page>`;
    switch (value ? kind : '') {
      case 'game': return keyed(value, html`<game-table game-id=${value}></game-table>`);
      case 'replay': return keyed(value, html`<replay-table replay-id=${value}></replay-table>`);
      case 'join': return keyed(value, html`<start-page join=${value}></start-page>`);
      default: return html`<start-page></start-page>`;
    }
  }
}

customElements.define('split-second', SplitSecond);
