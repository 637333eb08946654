// The skirmish table. It knows no rules: the server says what is possible, and why the rest is not.
import {LitElement, html, nothing} from 'lit';
import {call} from '/web/calls.js';
import {applyTheme, nextTheme, theme} from '/web/theme.js';

const CONTEXTS = {
  startOfRound: 'start of round', duringActivation: 'activation', endOfRound: 'end of round',
  duringAttack: 'attack', isAttacker: 'attacker', isDefender: 'defender',
};
const EVENTS = {
  figureEnters: 'enters a space', figureLeaves: 'leaves a space', movementEnds: 'ends its movement',
  diceRolled: 'rolls dice', damageSuffered: 'suffers damage', wouldBeDefeated: 'would be defeated',
  defeated: 'is defeated', abilityUsed: 'uses an ability', abilityResolved: 'has resolved an ability',
};
const FLAGS = {
  movementEnds: 'among other figures', diceRolled: 'a reroll', damageSuffered: 'with a beneficial condition',
};
const ABILITIES = ['Gambit', 'Emperor', 'Dual-Bladed Fury', 'Close Quarters', 'Indiscriminate Fire',
  'Lightsaber Throw', 'Rapid Fire', 'Interrogate'];
/** The table is not there any more. */
const GONE = 4404;
const GROUPS = {
  Round: ['startRound', 'endActivationPhase', 'startEndOfRound', 'finishEndOfRoundTurn'],
  Activation: ['takeAction', 'endActivation'],
  Attack: ['planAttack', 'rollDice', 'resolveAttack'],
};

class SkirmishTable extends LitElement {
  static properties = {
    view: {state: true}, cards: {state: true}, message: {state: true}, board: {state: true}, happening: {state: true},
  };

  constructor() {
    super();
    this.cards = [];
    this.message = '';
    this.board = {spaces: 1, lineOfSight: true};
    this.happening = {event: 'figureEnters', figure: '', name: ABILITIES[0], damage: 3, flag: false};
  }

  // Styles come from the page's own sheets, which all tables share.
  createRenderRoot() { return this; }

  async connectedCallback() {
    super.connectedCallback();
    await this.attempt(async () => {
      this.cards = await call('GET', '/api/skirmish/cards');
      await this.load();
    });
  }

  async load() {
    const id = location.hash.slice(1);
    if (!id) return this.start();
    try {
      this.view = await call('GET', `/api/skirmish/${encodeURIComponent(id)}`);
      this.follow();
    } catch (refusal) {
      if (refusal.status !== 404) throw refusal;
      await this.start();
    }
  }

  async start(profile) {
    this.view = await call('POST', '/api/skirmish', profile ? {profile} : {});
    history.replaceState(null, '', `#${this.view.id}`);
    this.follow();
  }

  /** Shows what others do at this table. A connection that is lost is made again. */
  follow() {
    const {id} = this.view;
    this.socket?.close();
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/skirmish/${encodeURIComponent(id)}/events`);
    this.socket = socket;
    socket.onmessage = event => { this.view = JSON.parse(event.data); };
    socket.onclose = ({code}) => {
      if (this.socket === socket && code !== GONE) setTimeout(() => this.socket === socket && this.follow(), 2000);
    };
  }

  request(body) {
    return this.attempt(async () => { this.view = await call('POST', `/api/skirmish/${this.view.id}`, body); });
  }

  async attempt(work) {
    clearTimeout(this.fading);
    this.setAttribute('aria-busy', 'true');
    try {
      await work();
      this.message = '';
    } catch (refusal) {
      this.message = refusal.message;
      this.fading = setTimeout(() => { this.message = ''; }, 6000);
      if (this.view && refusal.status === 409) this.view = await call('GET', `/api/skirmish/${this.view.id}`);
    } finally {
      await this.updateComplete;
      this.setAttribute('aria-busy', 'false');
    }
  }

  move(move, {player = 1, name = null, flag = false} = {}) {
    return this.request({do: 'move', move, player, name, flag, board: this.board});
  }

  render() {
    if (!this.view) return html`<p class="faint">Setting up the table…</p>${this.toast()}`;
    return html`
      ${this.top()}
      <div class="upper">${this.along()}${this.log()}</div>
      ${this.window()}
      <div class="sides">${this.view.players.map(side => this.side(side))}</div>
      ${this.toast()}
      <datalist id="all-cards">${this.cards.map(card => html`<option value=${card.name}></option>`)}</datalist>`;
  }

  toast() {
    return html`<div class="toast" role="alert">${this.message}</div>`;
  }

  top() {
    const {profile, profiles, moment, initiative} = this.view;
    return html`
      <header class="top row spread">
        <h1>Skirmish <small>Command Card timing</small></h1>
        <div class="row">
          <span class="segment" role="group" aria-label="Profile; changing it starts a new game">
            ${profiles.map(one => html`<button aria-pressed=${one === profile}
              @click=${() => one === profile || this.attempt(() => this.start(one))}>${one}</button>`)}
          </span>
          <button @click=${() => this.attempt(() => this.start(profile))}>New game</button>
          <button @click=${() => { nextTheme(); this.requestUpdate(); }}>Theme: ${theme()}</button>
        </div>
      </header>
      <p class="row spread">
        <span class="moment" aria-live="polite">${moment}</span>
        <span class="faint">Player ${initiative} has initiative</span>
      </p>`;
  }

  along() {
    return html`
      <section class="panel along" aria-label="Move the game along">
        ${Object.entries(GROUPS).map(([label, moves]) => html`
          <div class="group"><span>${label}</span><div>
            ${this.view.buttons.filter(button => moves.includes(button.move)).map(button => this.button(button))}
          </div></div>`)}
        ${this.happenings()}
      </section>`;
  }

  button({move, label, name, flag, reason}) {
    return reason
      ? html`<button aria-disabled="true" title=${reason} @click=${() => this.say(reason)}>${label}</button>`
      : html`<button class=${['startRound', 'rollDice', 'resolveAttack'].includes(move) && !flag ? 'primary' : ''}
          @click=${() => this.move(move, {name, flag})}>${label}</button>`;
  }

  say(message) {
    return this.attempt(() => { throw Object.assign(new Error(message), {status: 0}); });
  }

  happenings() {
    const now = this.happening;
    const figures = this.view.players.flatMap(side => side.figures.filter(figure => !figure.defeated)
      .map(figure => ({key: `${side.number}:${figure.name}`, player: side.number, name: figure.name})));
    const chosen = figures.find(figure => figure.key === now.figure) ?? figures[0];
    const set = change => { this.happening = {...now, ...change}; };
    return html`
      <div class="group"><span>Event</span><div>
        <select aria-label="Figure" @change=${e => set({figure: e.target.value})}>
          ${figures.map(one => html`<option value=${one.key} ?selected=${one === chosen}>${one.name}</option>`)}
        </select>
        <select aria-label="What happens" @change=${e => set({event: e.target.value, flag: false})}>
          ${Object.entries(EVENTS).map(([event, words]) =>
            html`<option value=${event} ?selected=${event === now.event}>${words}</option>`)}
        </select>
        ${now.event.startsWith('ability') ? html`
          <select aria-label="Ability" @change=${e => set({name: e.target.value})}>
            ${ABILITIES.map(one => html`<option ?selected=${one === now.name}>${one}</option>`)}
          </select>` : nothing}
        ${now.event === 'damageSuffered' ? html`
          <label>damage <input type="number" min="0" max="30" .value=${String(now.damage)}
            @change=${e => set({damage: Number(e.target.value)})}></label>` : nothing}
        ${FLAGS[now.event] ? html`
          <label><input type="checkbox" .checked=${now.flag} @change=${e => set({flag: e.target.checked})}>
            ${FLAGS[now.event]}</label>` : nothing}
        <button ?disabled=${!chosen} @click=${() => this.request({do: 'event', event: now.event,
          player: chosen.player, figure: chosen.name, name: now.name, damage: now.damage, flag: now.flag,
          board: this.board})}>Raise event</button>
      </div></div>
      <div class="group"><span>Board</span><div>
        <label>nearest other figure
          <input type="number" min="1" max="99" .value=${String(this.board.spaces)}
            @change=${e => { this.board = {...this.board, spaces: Number(e.target.value)}; }}> spaces away</label>
        <label><input type="checkbox" .checked=${this.board.lineOfSight}
          @change=${e => { this.board = {...this.board, lineOfSight: e.target.checked}; }}> in line of sight</label>
      </div></div>`;
  }

  window() {
    const open = this.view.window;
    if (!open) return nothing;
    const side = this.view.players.find(one => one.number === open.player);
    const playable = new Set(side.hand.filter(held => held.playable).map(held => held.card.name));
    return html`
      <section class="panel window" role="status" aria-label="Open window">
        <h2>${open.event} — Player ${open.player} may play a card, or pass</h2>
        <ul>${open.timings.map(when => html`<li>${when}</li>`)}</ul>
        <div class="row">
          ${side.choice ? html`<b>${side.choice.card}?</b> ${this.confirmation(side, side.choice)}`
            : [...playable].map(name => html`
              <button @click=${() => this.request({do: 'select', player: side.number, card: name})}>Play ${name}</button>`)}
          <button class=${side.choice ? '' : 'primary'} @click=${() => this.request({do: 'pass', player: open.player})}>
            Pass (Player ${open.player})</button>
        </div>
      </section>`;
  }

  side(side) {
    const asked = this.view.window?.player === side.number;
    return html`
      <section class="panel side ${asked ? 'asked' : ''}" aria-label="Player ${side.number}">
        <header>
          <h2>Player ${side.number}</h2>
          ${side.contexts.map(context => html`<span class="tag on">${CONTEXTS[context]}</span>`)}
          ${asked ? html`<span class="tag on">window open</span>` : nothing}
          ${side.canUndo ? html`<button class="small"
            @click=${() => this.request({do: 'undo', player: side.number})}>Undo last play</button>` : nothing}
        </header>
        <ul class="figures">${side.figures.map(figure => this.figure(side, figure))}</ul>
        <ul class="hand">${side.hand.map(held => this.held(side, held))}</ul>
        <form class="row" @submit=${e => this.draw(e, side.number)}>
          <input name="card" list="all-cards" placeholder="Add a card to this hand" autocomplete="off"
            aria-label="Card to add to the hand of player ${side.number}">
          <button>Add</button>
        </form>
      </section>`;
  }

  draw(event, player) {
    event.preventDefault();
    const field = event.target.elements.card;
    if (field.value) this.request({do: 'draw', player, card: field.value}).then(() => { field.value = ''; });
  }

  figure(side, figure) {
    const state = figure.activating ? 'activating' : figure.defeated ? 'defeated' : '';
    return html`
      <li class="figure ${state}">
        <b>${figure.name}</b>
        <span class="traits">${figure.traits.join(' · ')}${figure.ready ? '' : ' · activated'}</span>
        ${figure.activate === '' ? html`<button
          @click=${() => this.move('startActivation', {player: side.number, name: figure.name})}>Activate</button>` : nothing}
        ${figure.attack === '' ? html`<button
          @click=${() => this.move('declareAttack', {name: figure.name})}>Attack this</button>` : nothing}
      </li>`;
  }

  held(side, held) {
    const {card, playable, reason, special} = held;
    const choice = side.choice;
    const chosen = choice?.card === card.name && side.hand.find(one => one.card.name === card.name) === held;
    const lit = playable || special;
    return html`
      <li class="card ${lit ? 'lit' : ''} ${chosen ? 'chosen' : ''}">
        <div class="head"><span class="name">${card.name}</span><span class="cost" title="cost">${card.cost}</span></div>
        <span class="when">${card.when}${card.playableBy === 'any figure' ? '' : ` · ${card.playableBy}`}</span>
        <div class="do">
          ${chosen ? this.confirmation(side, choice) : lit ? html`
            <button aria-label=${`Play ${card.name}`} @click=${() => this.request(special
              ? {do: 'special', player: side.number, figure: special, card: card.name}
              : {do: 'select', player: side.number, card: card.name})}>${special ? 'Special action' : 'Play'}</button>`
            : html`<span class="why">${reason}</span>`}
          <button class="away" title="Discard it" aria-label=${`Discard ${card.name}`}
            @click=${() => this.request({do: 'discard', player: side.number, card: card.name})}>×</button>
        </div>
      </li>`;
  }

  confirmation(side, choice) {
    return html`
      <button class="primary" aria-label=${`Confirm ${choice.card}`}
        @click=${() => this.request({do: 'confirm', player: side.number, selection: choice.selection})}>Confirm</button>
      <button @click=${() => this.request({do: 'cancel', player: side.number})}>Cancel</button>`;
  }

  log() {
    return html`
      <section class="panel log" aria-label="Log">
        <h2>Log</h2>
        ${this.view.log.length ? nothing : html`<p class="faint">Start the round; playable cards are lit.</p>`}
        <ol role="log" tabindex="0">${[...this.view.log].reverse().map(line => html`<li>${line}</li>`)}</ol>
      </section>`;
  }
}

applyTheme();
customElements.define('skirmish-table', SkirmishTable);
