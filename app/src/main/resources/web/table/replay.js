// A finished game, step by step.
import {html, nothing} from 'lit';
import {call} from '/web/calls.js';
import {logPanel} from './log.js';
import {side} from './side.js';
import {TableElement} from './table.js';

const PACE = 900;

const said = entry => entry?.parts.map(part => part.name ?? part).join('') ?? '';

class ReplayTable extends TableElement {
  static properties = {
    replayId: {attribute: 'replay-id'}, step: {state: true}, steps: {state: true}, playing: {state: true}, problem: {state: true}, help: {state: true},
  };

  constructor() {
    super();
    this.step = 0;
    this.steps = 0;
    this.playing = false;
    this.problem = '';
    this.help = false;
    this.keyList = [['Space', 'play, pause'], ['← →', 'a step back, a step on'], ['Page ↑ ↓', 'ten steps'], ['Home End', 'the beginning, the end'], ['?', 'this list']];
    this.onKey = event => this.key(event);
  }

  async connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.onKey);
    await this.go(0);
  }

  disconnectedCallback() {
    removeEventListener('keydown', this.onKey);
    clearTimeout(this.timer);
    super.disconnectedCallback();
  }

  async go(step) {
    this.step = Math.max(0, this.steps ? Math.min(step, this.steps) : step);
    const wanted = this.step;
    try {
      const {step: shown, steps, view} = await call('GET', `/api/replays/${encodeURIComponent(this.replayId)}/steps/${wanted}`);
      if (wanted !== this.step) return;
      this.steps = steps;
      this.text = shown.text || said(view.log?.at(-1));
      this.view = view;
      this.problem = '';
      for (const card of [...view.battlefield, ...view.stack, ...view.players.flatMap(one => [...one.hand, ...one.graveyard, ...one.exile])])
        this.cards.set(card.id, card).set(card.name, card);
    } catch (refusal) {
      this.problem = refusal.message;
      this.playing = false;
    }
    clearTimeout(this.timer);
    if (this.playing && this.step < this.steps) this.timer = setTimeout(() => this.go(this.step + 1), PACE);
    else this.playing = false;
  }

  play() {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (this.playing) this.go(this.step >= this.steps ? 0 : this.step + 1);
  }

  key(event) {
    if (event.target.closest?.('input, button, textarea')) return;
    const by = {ArrowRight: 1, ArrowLeft: -1, PageDown: 10, PageUp: -10, End: this.steps, Home: -this.steps}[event.key];
    if (by) this.go(this.step + by);
    else if (event.key === ' ') this.play();
    else if (event.key === '?') this.help = !this.help;
    else if (event.key === 'Escape') { this.pile = null; this.help = false; }
    else return;
    event.preventDefault();
  }

  /** The sides stay where they are, whoever is asked. */
  get bottom() { return 0; }

  say() {}

  render() {
    if (!this.view) return html`<section class="panel lost">${this.problem ? html`<h1>No replay</h1><p>${this.problem}</p><a class="button" href="#">Back to the start</a>` : 'Loading the replay…'}</section>`;
    const {view} = this;
    return html`<div class="table replaying ${view.stack.length ? 'has-stack' : ''} ${this.drawer ? 'drawer' : ''}" ?inert=${this.covered}>
        ${this.board()}${this.player()}${side(this, logPanel(this, view.log ?? []))}</div>
      ${this.overlays()}`;
  }

  player() {
    return html`<section class="bar" aria-label="Replay">
      <div class="prompt" role="status"><b>${this.text || 'The game begins'}</b>
        ${this.problem ? html`<span class="bad">${this.problem}</span>` : nothing}</div>
      <div class="buttons">
        <button aria-label="Back" @click=${() => this.go(this.step - 1)} ?disabled=${this.step <= 0}>◀</button>
        <button class="primary" @click=${() => this.play()}>${this.playing ? 'Pause' : 'Play'}</button>
        <button aria-label="Forward" @click=${() => this.go(this.step + 1)} ?disabled=${this.step >= this.steps}>▶</button>
        <input type="range" min="0" max=${this.steps} .value=${String(this.step)} aria-label="Step" @input=${event => this.go(Number(event.target.value))}>
        <span class="faint counted">${this.step} / ${this.steps}</span>
      </div></section>`;
  }
}

customElements.define('replay-table', ReplayTable);
