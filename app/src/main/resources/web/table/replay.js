// A finished game, event by event. The address is always a link to the moment that is shown.
import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {call} from '/web/calls.js';
import {remember} from './seats.js';
import {side} from './side.js';
import {TableElement} from './table.js';

/** Between two events, in milliseconds. */
const PACES = [['slow', 2200], ['normal', 1100], ['fast', 450]];

class ReplayTable extends TableElement {
  static properties = {
    replayId: {attribute: 'replay-id'}, step: {state: true}, steps: {state: true}, playing: {state: true}, problem: {state: true},
    help: {state: true}, moments: {state: true}, pace: {state: true}, playOn: {state: true}, copied: {state: true},
  };

  constructor() {
    super();
    this.step = 0;
    this.steps = 0;
    this.moments = [];
    this.playing = false;
    this.problem = '';
    this.help = false;
    this.pace = 'normal';
    this.playOn = false;
    this.keyList = [['Space', 'play, pause'], ['← →', 'the event before, the next event'], ['Shift ← →', 'a single decision'],
      ['Page ↑ ↓', 'the turn before, the next turn'], ['Home End', 'the beginning, the end'], ['P', 'play on from here'], ['?', 'this list']];
    this.onKey = event => this.key(event);
  }

  async connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.onKey);
    const [id, at] = this.replayId.split('@');
    this.id = id;
    document.title = 'Replay – Split Second';
    try {
      const replay = await call('GET', `/api/replays/${encodeURIComponent(id)}`);
      this.moments = replay.moments;
      this.steps = replay.steps;
      this.names = replay.players;
      await this.go(Number(at) || 0);
    } catch (refusal) {
      this.problem = refusal.message;
    }
  }

  disconnectedCallback() {
    removeEventListener('keydown', this.onKey);
    clearTimeout(this.timer);
    super.disconnectedCallback();
  }

  async go(step) {
    this.step = Math.max(0, Math.min(step, this.steps));
    const wanted = this.step;
    try {
      const {step: shown, view} = await call('GET', `/api/replays/${encodeURIComponent(this.id)}/steps/${wanted}`);
      if (wanted !== this.step) return;
      this.text = this.moments.findLast(one => one.step <= wanted && one.kind === 'event')?.text ?? shown.text;
      this.view = view;
      this.problem = '';
      history.replaceState(null, '', `#replay=${this.id}${wanted ? `@${wanted}` : ''}`);
      for (const card of [...view.battlefield, ...view.stack, ...view.players.flatMap(one => [...one.hand, ...one.graveyard, ...one.exile])])
        this.cards.set(card.id, card).set(card.name, card);
    } catch (refusal) {
      this.problem = refusal.message;
      this.playing = false;
    }
    clearTimeout(this.timer);
    if (this.playing && this.step < this.steps) this.timer = setTimeout(() => this.go(this.next('event')), PACES.find(([name]) => name === this.pace)[1]);
    else this.playing = false;
  }

  /** Where the next thing of a kind happens: what nobody tells of is passed over. */
  next(kind) {
    return this.moments.find(one => one.step > this.step && one.kind === kind)?.step ?? this.steps;
  }

  before(kind) {
    return this.moments.findLast(one => one.step < this.step && one.kind === kind)?.step ?? 0;
  }

  play() {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (this.playing) this.go(this.step >= this.steps ? 0 : this.next('event'));
  }

  key(event) {
    if (event.target.closest?.('input, textarea, select') || (event.key === ' ' && event.target.closest?.('button'))) return;
    const to = {
      ArrowRight: () => event.shiftKey ? this.step + 1 : this.next('event'), ArrowLeft: () => event.shiftKey ? this.step - 1 : this.before('event'),
      PageDown: () => this.next('turn'), PageUp: () => this.before('turn'), End: () => this.steps, Home: () => 0,
    }[event.key];
    if (to) this.go(to());
    else if (event.key === ' ') this.play();
    else if (event.key === '?') this.help = !this.help;
    else if (event.key.toLowerCase() === 'p') this.playOn = !this.playOn;
    else if (event.key === 'Escape') { this.pile = null; this.help = false; this.playOn = false; }
    else return;
    event.preventDefault();
  }

  /** The sides stay where they are, whoever is asked: a person who played against a computer sits here. */
  get bottom() {
    const people = (this.view?.seats ?? []).flatMap((seat, player) => seat.kind === 'human' ? [player] : []);
    return people.length === 1 ? people[0] : Math.max(0, (this.names ?? []).indexOf('You'));
  }
  get covered() { return super.covered || this.playOn; }

  say() {}

  async copy() {
    await navigator.clipboard?.writeText(location.href);
    this.copied = true;
    setTimeout(() => { this.copied = false; }, 1500);
  }

  async start(seat, opponent) {
    try {
      const game = await call('POST', `/api/replays/${encodeURIComponent(this.id)}/play`, {step: this.step, seat, opponent});
      remember(game);
      location.hash = `game=${game.id}`;
    } catch (refusal) {
      this.problem = refusal.message;
      this.playOn = false;
    }
  }

  render() {
    if (!this.view) return html`<main class="panel alone">${this.problem ? html`<h1>No replay</h1><p>${this.problem}</p><a class="button" href="#">Back to the start</a>` : 'Loading the replay…'}</main>`;
    const {view} = this;
    return html`<div class="table replaying ${view.stack.length ? 'has-stack' : ''} ${this.drawer ? 'drawer' : ''}" ?inert=${this.covered}>
        ${this.board()}${this.player()}${side(this, this.story())}</div>
      ${this.overlays([this.playOn ? this.playOnDialog() : nothing])}`;
  }

  /** Everything that happens; a click goes there. */
  story() {
    const now = this.moments.findLast(one => one.step <= this.step)?.step;
    return html`<section class="log story" role="log" aria-label="Log" tabindex="0">
      ${repeat(this.moments, (_, n) => n, one => {
        const classes = `${one.kind} ${one.player < 0 ? 'nobody' : one.player === this.bottom ? 'mine' : 'theirs'} ${one.step === now ? 'now' : ''} ${one.step > this.step ? 'later' : ''}`;
        return one.kind === 'turn' ? html`<h3 class=${classes}><button @click=${() => this.go(one.step)}>${one.text}</button></h3>`
          : html`<p class=${classes}><button @click=${() => this.go(one.step)} aria-current=${one.step === now ? 'step' : nothing}>${one.text}</button></p>`;
      })}</section>`;
  }

  updated(changes) {
    this.reading = true;
    super.updated(changes);
    if (changes.has('step') || changes.has('moments') || changes.has('view')) this.querySelector('.story .now')?.scrollIntoView({block: 'nearest'});
    if (changes.has('playOn') && this.playOn) this.querySelector('.play-on button')?.focus();
  }

  player() {
    const end = this.step >= this.steps;
    return html`<section class="bar replay-bar" aria-label="Replay">
      <div class="prompt" role="status"><b>${this.text || 'The game begins'}</b>
        ${this.problem ? html`<span class="bad">${this.problem}</span>` : nothing}</div>
      <div class="buttons">
        <button aria-label="Turn before" title="Turn before (Page ↑)" @click=${() => this.go(this.before('turn'))} ?disabled=${this.step <= 0}>◀◀</button>
        <button aria-label="Back" title="Event before (←)" @click=${() => this.go(this.before('event'))} ?disabled=${this.step <= 0}>◀</button>
        <button class="primary" title="Space" @click=${() => this.play()}>${this.playing ? 'Pause' : 'Play'}</button>
        <button aria-label="Forward" title="Next event (→)" @click=${() => this.go(this.next('event'))} ?disabled=${end}>▶</button>
        <button aria-label="Next turn" title="Next turn (Page ↓)" @click=${() => this.go(this.next('turn'))} ?disabled=${end}>▶▶</button>
        <select aria-label="Speed" @change=${event => { this.pace = event.target.value; }}>${PACES.map(([name]) => html`<option value=${name} ?selected=${name === this.pace}>${name}</option>`)}</select>
        <input type="range" min="0" max=${this.steps} .value=${String(this.step)} aria-label="Step" @input=${event => this.go(Number(event.target.value))}>
        <span class="faint counted">${this.step} / ${this.steps}</span>
        <button title="A link to this moment" @click=${() => this.copy()}>${this.copied ? 'Copied' : 'Copy link'}</button>
        <button class="primary" ?disabled=${end} title=${end ? 'The game is over here; go back a little' : 'From here on you decide (P)'}
          @click=${() => { this.playing = false; this.playOn = true; }}>Play on…</button>
      </div></section>`;
  }

  playOnDialog() {
    const close = () => { this.playOn = false; };
    const names = this.names ?? ['Player 1', 'Player 2'];
    return html`<div class="veil" @click=${close}></div>
      <section class="panel dialog play-on" role="dialog" aria-modal="true" aria-label="Play on from here">
        <h2>Play on from here</h2><p class="faint">A new game begins at this moment, with the cards as they lie. This one stays as it was.</p>
        <div class="choices">${names.map((name, seat) => html`<button @click=${() => this.start(seat, 'heuristic')}><b>As ${name}</b>
          <span class="faint small">against the computer</span></button>`)}
          <button @click=${() => this.start(0, 'hotseat')}><b>As both</b><span class="faint small">try things out</span></button></div>
        <div class="row"><button @click=${close}>Cancel <kbd>Esc</kbd></button></div></section>`;
  }
}

customElements.define('replay-table', ReplayTable);
