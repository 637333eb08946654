// The skirmish table. It knows no rules: the server says what is possible, and why the rest is not.
import {LitElement, html, nothing} from 'lit';
import {call} from '/web/calls.js';
import {applyTheme, nextTheme, theme} from '/web/theme.js';
import {remember, tokenOf} from './seats.js';
import './start.js';

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
    menu: {state: true}, invitation: {state: true},
  };

  constructor() {
    super();
    this.cards = [];
    this.message = '';
    this.board = {spaces: 1, lineOfSight: true};
    this.happening = {event: 'figureEnters', figure: '', name: ABILITIES[0], damage: 3, flag: false};
    this.onhash = () => this.load();
  }

  // Styles come from the page's own sheets, which all tables share.
  createRenderRoot() { return this; }

  async connectedCallback() {
    super.connectedCallback();
    window.addEventListener('hashchange', this.onhash);
    await this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.onhash);
  }

  /** Where the address points: a game, an invitation, or nowhere yet. */
  load() {
    return this.attempt(async () => {
      const hash = location.hash.slice(1);
      const [, id, code] = hash.match(/^join=(\w+)\.([\w-]+)$/) ?? [];
      this.leave();
      if (id && !tokenOf(id)) this.invitation = {id, code};
      else if (id || hash) await this.enter(id ?? hash);
    });
  }

  leave() {
    const {socket} = this;
    this.socket = null;
    socket?.close();
    this.view = null;
    this.menu = null;
    this.invitation = null;
  }

  async enter(id) {
    try {
      this.view = await call('GET', `/api/skirmish/${encodeURIComponent(id)}`, undefined, tokenOf(id));
      history.replaceState(null, '', `#${id}`);
      if (!this.cards.length) this.cards = await call('GET', '/api/skirmish/cards');
      this.follow();
    } catch (refusal) {
      if (refusal.status === 404) history.replaceState(null, '', location.pathname);
      throw refusal;
    }
  }

  /** A seat is asked for: at a new game, or by an invitation. */
  begin(wanted) {
    return this.attempt(async () => {
      const path = this.invitation ? `/api/skirmish/${this.invitation.id}/join` : '/api/skirmish';
      const started = await call('POST', path, this.invitation ? {...wanted, invite: this.invitation.code} : wanted);
      remember(started);
      this.leave();
      await this.enter(started.id);
    });
  }

  anew() {
    this.leave();
    history.pushState(null, '', location.pathname);
  }

  /** Shows what others do at this table. A connection that is lost is made again. */
  follow() {
    const {id} = this.view;
    this.socket?.close();
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/skirmish/${encodeURIComponent(id)}/events`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({token: tokenOf(id)}));
    socket.onmessage = event => { if (this.socket === socket) this.view = JSON.parse(event.data); };
    socket.onclose = ({code}) => {
      if (this.socket === socket && code !== GONE) setTimeout(() => this.socket === socket && this.follow(), 2000);
    };
  }

  call(method, path, body) {
    return call(method, `/api/skirmish/${this.view.id}${path}`, body, tokenOf(this.view.id));
  }

  request(body) {
    return this.attempt(async () => {
      this.view = await this.call('POST', '', body);
      this.menu = null;
    });
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
      if (this.view && refusal.status === 409) {
        this.menu = null;
        this.view = await this.call('GET', '').catch(() => this.view);
      }
    } finally {
      await this.updateComplete;
      this.setAttribute('aria-busy', 'false');
    }
  }

  /** What can be played now: from hand, or with a deployment card's Special button. */
  open(player, figure) {
    return this.attempt(async () => {
      const menu = await this.call('GET', figure
        ? `/special?player=${player}&figure=${encodeURIComponent(figure)}` : `/playable?player=${player}`);
      this.menu = {player, figure: figure ?? null, cards: menu.cards};
      await this.updateComplete;
      this.querySelector('.menu button')?.focus();
    });
  }

  move(move, {player = 1, name = null, flag = false} = {}) {
    return this.request({do: 'move', move, player, name, flag, board: this.board});
  }

  render() {
    if (!this.view) {
      return html`${this.top()}
        <skirmish-start .run=${work => this.attempt(work)} ?invited=${!!this.invitation}
          @begin=${e => this.begin(e.detail)}></skirmish-start>
        ${this.toast()}`;
    }
    const {you, players} = this.view;
    const ownFirst = [...players].sort((one, other) => you.includes(other.number) - you.includes(one.number));
    return html`
      ${this.top()}
      ${this.banner()}
      <div class="upper">${this.along()}${this.log()}</div>
      ${this.window()}
      <div class="sides">${ownFirst.map(side => this.side(side))}</div>
      ${this.toast()}
      <datalist id="all-cards">${this.cards.map(card => html`<option value=${card.name}></option>`)}</datalist>`;
  }

  toast() {
    return html`<div class="toast" role="alert">${this.message}</div>`;
  }

  top() {
    return html`
      <div class="top row spread">
        <h1>Skirmish <small>Command Card timing</small></h1>
        <div class="row">
          ${this.view ? html`<span class="tag" title="The rules of timing">${this.view.profile}</span>
            <button @click=${() => this.anew()}>New game</button>` : nothing}
          <button @click=${() => { nextTheme(); this.requestUpdate(); }}>Theme: ${theme()}</button>
        </div>
      </div>
      ${this.view ? html`<p class="now row spread">
        <span class="moment" aria-live="polite">${this.view.moment}</span>
        <span class="faint">Player ${this.view.initiative} has initiative</span>
      </p>` : nothing}`;
  }

  /** Who is looking, where that is not both players at one screen. */
  banner() {
    const {id, you, waiting, invite} = this.view;
    if (invite) {
      return html`
        <section class="panel invite" aria-label="Invitation">
          <h2>Waiting for the other player</h2>
          ${this.link('Send this link to the other player', `#join=${id}.${invite}`, 'Invitation link')}
          ${this.link('Whoever only wants to watch takes this one', `#${id}`, 'Link to watch')}
        </section>`;
    }
    if (you.length) return nothing;
    return html`<p class="panel watching">You are watching: ${waiting ? 'the second player is awaited.' : 'neither hand is shown.'}</p>`;
  }

  link(words, hash, label) {
    const address = `${location.origin}${location.pathname}${hash}`;
    return html`<div class="link"><span>${words}</span>
      <input readonly aria-label=${label} .value=${address} @focus=${e => e.target.select()}>
      <button @click=${() => navigator.clipboard?.writeText(address)}>Copy</button></div>`;
  }

  along() {
    return html`
      <section class="panel along" aria-label="Move the game along">
        ${Object.entries(GROUPS).map(([label, moves]) => html`
          <div class="group"><span>${label}</span><div>
            ${this.view.buttons.filter(button => moves.includes(button.move)).map(button => this.button(button))}
          </div></div>`)}
        ${this.view.you.length ? this.happenings() : nothing}
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
    if (!side.hand) {
      return html`<section class="panel window" role="status" aria-label="Open window">
        <h2>${open.event} — Player ${open.player} may play a card, or pass</h2></section>`;
    }
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
    const {hand} = side;
    return html`
      <section class="panel side ${asked ? 'asked' : ''}" aria-label="Player ${side.number}">
        <header>
          <h2>Player ${side.number}${this.view.you.length === 1 && hand ? ' (you)' : ''}</h2>
          <span class="faint small">${side.squad}</span>
          ${side.contexts.map(context => html`<span class="tag on">${CONTEXTS[context]}</span>`)}
          ${asked ? html`<span class="tag on">window open</span>` : nothing}
        </header>
        <ul class="figures">${side.figures.map(figure => this.figure(side, figure))}</ul>
        ${hand ? this.hand(side, hand) : html`
          <p class="hidden-hand"><span aria-hidden="true">${'▮'.repeat(Math.min(side.handSize, 15))}</span>
          ${side.handSize === 1 ? '1 card' : `${side.handSize} cards`} in hand${side.deckSize ? `, ${side.deckSize} in the deck` : ''}</p>`}
      </section>`;
  }

  hand(side, hand) {
    const player = side.number;
    return html`
      <div class="row">
        <button class="primary" @click=${() => this.open(player)}>Play command card</button>
        ${side.deckSize ? html`<button @click=${() => this.request({do: 'draw', player})}>Draw a card</button>
          <span class="faint small">${side.deckSize} left</span>` : nothing}
        ${side.canUndo ? html`<button @click=${() => this.request({do: 'undo', player})}>Undo last play</button>` : nothing}
      </div>
      ${this.menuOf(side, null)}
      <ul class="hand">${hand.map(held => this.held(side, held))}</ul>
      ${hand.length ? nothing : html`<p class="faint">No cards in hand.</p>`}
      ${side.freely ? html`
        <form class="row" @submit=${e => this.draw(e, player)}>
          <input name="card" list="all-cards" placeholder="Add a card to this hand" autocomplete="off"
            aria-label="Card to add to the hand of player ${player}">
          <button>Add</button>
        </form>` : nothing}`;
  }

  /** The cards that can be selected now, where they were asked for. */
  menuOf(side, figure) {
    const {menu} = this;
    if (menu?.player !== side.number || menu.figure !== figure) return nothing;
    const label = figure ? `Special actions of ${figure}` : 'Command cards that can be played now';
    return html`
      <div class="menu" role="group" aria-label=${label} @keydown=${e => { if (e.key === 'Escape') this.menu = null; }}>
        <span class="faint small">${label}</span>
        <div class="row">
          ${menu.cards.map(({card, actions}) => html`<button aria-label=${`Choose ${card}`} @click=${() => this.request(figure
            ? {do: 'special', player: side.number, figure, card}
            : {do: 'select', player: side.number, card})}>${card}${actions
              ? html` <span class="faint">${actions === 1 ? '1 action' : `${actions} actions`}</span>` : nothing}</button>`)}
          <button class="plain" @click=${() => { this.menu = null; }}>Close</button>
        </div>
      </div>`;
  }

  draw(event, player) {
    event.preventDefault();
    const field = event.target.elements.card;
    if (field.value) this.request({do: 'draw', player, card: field.value}).then(() => { field.value = ''; });
  }

  figure(side, figure) {
    const state = figure.activating ? 'activating' : figure.defeated ? 'defeated' : '';
    const {special} = figure;
    const choice = side.choice?.figure === figure.name ? side.choice : null;
    return html`
      <li class="figure ${state}" aria-label=${figure.name}>
        <b>${figure.name}</b>
        <span class="traits">${figure.traits.join(' · ')}${figure.ready || figure.defeated ? '' : ' · activated'}</span>
        ${figure.activate === '' ? html`<button
          @click=${() => this.move('startActivation', {player: side.number, name: figure.name})}>Activate</button>` : nothing}
        ${figure.attack === '' ? html`<button
          @click=${() => this.move('declareAttack', {name: figure.name})}>Attack this</button>` : nothing}
        ${special ? html`<button class=${special.reason ? '' : 'ready'} aria-disabled=${special.reason ? 'true' : 'false'}
          title=${special.reason || 'Play a special action from hand'} aria-label=${`Special of ${figure.name}`}
          @click=${() => this.open(side.number, figure.name)}>Special</button>` : nothing}
        ${choice ? html`<div class="row wide"><b>${choice.card}?</b> ${this.confirmation(side, choice)}</div>` : nothing}
        ${this.menuOf(side, figure.name)}
      </li>`;
  }

  held(side, held) {
    const {card, playable, reason} = held;
    const choice = side.choice?.figure ? null : side.choice;
    const chosen = choice?.card === card.name && side.hand.find(one => one.card.name === card.name) === held;
    return html`
      <li class="card ${playable ? 'lit' : ''} ${chosen ? 'chosen' : ''}">
        <div class="head"><span class="name">${card.name}</span><span class="cost" title="cost">${card.cost}</span></div>
        <span class="when">${card.when}${card.playableBy === 'any figure' ? '' : ` · ${card.playableBy}`}</span>
        <div class="do">
          ${chosen ? this.confirmation(side, choice) : playable ? html`
            <button aria-label=${`Play ${card.name}`}
              @click=${() => this.request({do: 'select', player: side.number, card: card.name})}>Play</button>`
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
        <div class="lines" role="log" tabindex="0"><ol>${[...this.view.log].reverse().map(line => html`<li>${line}</li>`)}</ol></div>
      </section>`;
  }
}

applyTheme();
customElements.define('skirmish-table', SkirmishTable);
