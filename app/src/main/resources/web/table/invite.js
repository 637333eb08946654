// Waiting for whoever was invited: a link that they can open, as text and as a code for their camera.
import {LitElement, html, nothing, svg} from 'lit';
import {call} from '/web/calls.js';
import {qr} from './qr.js';

const LOCAL = /^(localhost|127\.|\[::1\])/;
const QUIET = 4;

function code(text) {
  const rows = qr(text);
  if (!rows) return nothing;
  const size = rows.length + 2 * QUIET;
  const path = rows.flatMap((row, y) => row.map((dark, x) => dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')).join('');
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="The link as a QR code" shape-rendering="crispEdges">
    ${svg`<rect width=${size} height=${size} fill="#fff"></rect><path d=${path} fill="#000"></path>`}</svg>`;
}

class InvitationCard extends LitElement {
  static properties = {path: {}, series: {attribute: false}, reach: {state: true}, said: {state: true}};

  constructor() {
    super();
    this.path = '';
    this.reach = null;
    this.said = '';
  }

  createRenderRoot() { return this; }

  async connectedCallback() {
    super.connectedCallback();
    this.reach = await call('GET', '/api/reach').catch(() => ({address: null}));
  }

  /** Where the page was opened by a name that others know, that one; else the one that the server has in its network. */
  get origin() {
    return LOCAL.test(location.hostname) && this.reach?.address || location.origin;
  }

  get isReachable() { return !LOCAL.test(location.hostname) || !!this.reach?.address; }

  async copy(url) {
    try {
      await navigator.clipboard.writeText(url);
      this.said = 'Copied.';
    } catch {
      this.querySelector('#invite').select();
      this.said = 'Copy it by hand: it is selected.';
    }
  }

  render() {
    const url = this.path && new URL(this.path, this.origin).href;
    return html`<h1>Waiting for your opponent</h1>
      ${this.series ? html`<p>They choose their deck for the next game now. If they have left, send them this link.</p>`
        : html`<p>Send this link to whom you want to play with. It is good once.</p>`}
      <p class="row"><input readonly id="invite" aria-label="Invitation link" .value=${url} @focus=${event => event.target.select()}>
        <button class="primary" @click=${() => this.copy(url)}>Copy</button><span class="faint" role="status">${this.said}</span></p>
      ${!this.reach || !url ? nothing : this.isReachable ? html`<figure class="scan">${code(url)}<figcaption class="small faint">Or let them scan this in the same network.</figcaption></figure>`
        : html`<p class="only-here">Only this computer can open this link. To let others in, start with <code>./splitsecond play --host 0.0.0.0</code>.</p>`}
      <p class="faint">The game begins by itself as soon as somebody has joined.</p><a href="#">Back to the start</a>`;
  }
}

customElements.define('invitation-card', InvitationCard);
