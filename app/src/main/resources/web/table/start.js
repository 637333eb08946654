// The start: choose decks and an opponent, paste a deck, go on with an open game, join one, or watch a replay.
import {LitElement, html, nothing} from 'lit';
import {call} from '/web/calls.js';
import {nextTheme, theme} from '/web/theme.js';
import {deckList} from './decklist.js';
import {symbol} from './mana.js';
import {large} from './card.js';
import {offeredDecks} from './decks-store.js';
import {gifts, ways} from './gifts.js';
import {picturesChoice} from './pictures.js';
import {forget, like, likes, remember, seats} from './seats.js';

const PASTED = 'pasted';
/** Open games that are listed at once. */
const SHOWN = 8;
const PEOPLE = [
  {kind: 'invite', name: 'A friend', description: 'Send a link; play from two browsers.'},
  {kind: 'hotseat', name: 'Both seats', description: 'Play both sides at this screen.'},
];
const WATCH = {kind: 'watch', name: 'Watch', description: 'Two computers play each other; lean back.'};
/** The page shows at its own speed what happens while one watches; the server is a little ahead. */
const PACE = 200;

/** Which cards of a list are outside the rules. */
function outside(answer) {
  const names = answer.cards.filter(line => line.card.outside).map(line => line.name);
  return names.length ? `of which these are outside the rules and moved by hand: ${names.join(', ')}` : 'all of them playable';
}

const LEVELS = ['Easy', 'Normal', 'Hard'];
const byLevel = opponents => opponents.toSorted((a, b) => (LEVELS.indexOf(a.level) + 9) % 9 - (LEVELS.indexOf(b.level) + 9) % 9);

class StartPage extends LitElement {
  static properties = {
    join: {}, decks: {state: true}, opponents: {state: true}, open: {state: true}, chosen: {state: true}, shown: {state: true},
    problem: {state: true}, busy: {state: true}, looked: {state: true}, checked: {state: true},
  };

  constructor() {
    super();
    this.decks = null;
    this.opponents = [];
    this.open = [];
    this.chosen = {name: 'You', first: 'random', sandbox: false, pasted: ['', ''], ...likes()};
    this.shown = null;
    this.problem = '';
    this.busy = false;
    this.checked = [null, null];
  }

  createRenderRoot() { return this; }

  async connectedCallback() {
    super.connectedCallback();
    document.title = 'Split Second';
    await this.attempt(async () => {
      const {decks, opponents} = await call('GET', '/api/decks');
      this.opponents = opponents;
      this.decks = [...offeredDecks(), ...decks];
      this.chosen = this.possible(this.chosen);
      this.open = await this.openGames();
    });
  }

  /** What was liked last time may not be there any more. */
  possible(chosen) {
    const known = name => name === PASTED || this.decks.some(deck => deck.name === name);
    const kinds = [...this.opponents, ...PEOPLE, WATCH].map(one => one.kind);
    return {
      ...chosen,
      deck: known(chosen.deck) ? chosen.deck : this.decks[0]?.name,
      opponentDeck: known(chosen.opponentDeck) ? chosen.opponentDeck : this.decks[1]?.name ?? this.decks[0]?.name,
      opponent: kinds.includes(chosen.opponent) ? chosen.opponent : this.best ?? kinds[0],
    };
  }

  /** The computer that is offered first, and that is watched. */
  get best() {
    return (this.opponents.find(one => one.kind === 'heuristic') ?? this.opponents[0])?.kind;
  }

  async openGames() {
    const held = seats();
    if (!held.length) return [];
    const {games} = await call('POST', '/api/games/resume', {games: held.map(({id, token}) => ({id, token}))});
    for (const seat of held) if (!games.some(game => game.id === seat.id)) forget(seat.id);
    return games;
  }

  async attempt(work) {
    this.busy = true;
    try {
      this.problem = '';
      await work();
    } catch (refusal) {
      this.problem = refusal.message;
    } finally {
      this.busy = false;
    }
  }

  set(change) {
    this.chosen = {...this.chosen, ...change};
    like({...this.chosen, pasted: undefined});
  }

  deckText(which) {
    const name = which ? this.chosen.opponentDeck : this.chosen.deck;
    const own = this.decks.find(deck => deck.name === name)?.list;
    if (own) return own.trimStart().startsWith('<') ? `${own}\n` : `Name ${name}\n${own}\n`;
    return name === PASTED ? `${this.chosen.pasted?.[which] ?? ''}\n` : name;
  }

  start() {
    const {opponent, name, first, sandbox, clock, bestOf, delay} = this.chosen;
    const body = {deck: this.deckText(0), opponentDeck: this.deckText(1), name: name || 'You', first, opponent, sandbox: !!sandbox, clock: Number(clock) || undefined, bestOf: Number(bestOf) || undefined,
      delay: opponent === 'invite' && Number(delay) || undefined};
    if (opponent === 'watch') Object.assign(body, {opponent: this.best, player: this.best, pace: PACE, clock: undefined, bestOf: undefined});
    return this.attempt(async () => this.enter(await call('POST', '/api/games', body)));
  }

  enter(game) {
    remember(game);
    history.replaceState(null, '', `#game=${game.id}`);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }

  joinGame() {
    const [id, invite] = this.join.split('.');
    return this.attempt(async () => this.enter(await call('POST', `/api/games/${encodeURIComponent(id)}/join`,
      {invite, name: this.chosen.name || 'Guest', deck: this.deckText(0)})));
  }

  async loadRecord(event) {
    const file = event.target.files[0];
    if (!file) return;
    await this.attempt(async () => {
      const replay = await call('POST', '/api/replays', {record: await file.text()});
      location.hash = `replay=${replay.id}`;
    });
  }

  async check(which) {
    await this.attempt(async () => {
      const answer = await call('POST', '/api/decks/check', {deck: this.deckText(which), sandbox: !!this.chosen.sandbox});
      this.checked = this.checked.map((old, n) => n === which ? answer : old);
    });
  }

  render() {
    return html`<main class="start">
      <header class="row spread top"><div class="row"><img src="/web/icon.svg" alt="" width="40" height="40">
          <div><h1>Split Second</h1><p class="faint">Magic at a table that knows the rules, and tells you why.</p></div></div>
        ${this.join ? nothing : ways()}<button @click=${() => { nextTheme(); this.requestUpdate(); }}>Theme: ${theme()}</button></header>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      ${this.decks ? this.join ? this.joining() : this.choosing() : html`<p class="faint">Loading the decks…</p>`}
      ${this.looked ? html`<aside class="preview ${this.looked.left ? 'left' : 'right'}" aria-hidden="true">${large(this.looked.card)}</aside>` : nothing}
    </main>`;
  }

  joining() {
    return html`<section class="panel"><h2>You are invited to a game</h2>
        <p class="faint">Choose your deck, then take your seat.</p>
        <p class="row">${this.nameField()}<button class="primary big" ?disabled=${this.busy} @click=${() => this.joinGame()}>Join the game</button></p></section>
      ${this.deckPicker(0, 'Your deck')}`;
  }

  choosing() {
    const {opponent} = this.chosen;
    return html`
      ${this.open.length ? this.openList() : nothing}
      <section class="panel who" aria-label="Opponent">
        <h2>Play against</h2>
        <div class="kinds" role="radiogroup" aria-label="Opponent">
          ${[...byLevel(this.opponents), ...PEOPLE, WATCH].map(one => html`<label class="kind ${opponent === one.kind ? 'on' : ''}">
            <input type="radio" name="opponent" value=${one.kind} .checked=${opponent === one.kind} @change=${() => this.set({opponent: one.kind})}>
            <b>${one.name}${one.level ? html` <span class="level">${one.level}</span>` : nothing}</b><span class="small faint">${one.description}</span></label>`)}
        </div>
        <div class="row go">${this.nameField()}
          <label>First <select aria-label="Who goes first" @change=${event => this.set({first: event.target.value})}>
            ${[['random', 'by lot'], ['you', 'I do'], ['opponent', 'the opponent']].map(([value, words]) =>
              html`<option value=${value} ?selected=${this.chosen.first === value}>${words}</option>`)}</select></label>
          <label>Clock <select aria-label="Clock" title="Time that each player has for all decisions" @change=${event => this.set({clock: event.target.value})}>
            ${[['', 'none'], ['10', '10 min'], ['25', '25 min'], ['50', '50 min']].map(([value, words]) => html`<option value=${value} ?selected=${(this.chosen.clock ?? '') === value}>${words}</option>`)}</select></label>
          <label>Games <select aria-label="How many games" @change=${event => this.set({bestOf: event.target.value})}>
            ${[['', 'one'], ['3', 'best of three']].map(([value, words]) => html`<option value=${value} ?selected=${(this.chosen.bestOf ?? '') === value}>${words}</option>`)}</select></label>
          ${opponent === 'invite' ? html`<label>Onlookers see it <select aria-label="Onlookers" title="Who has the address of the game may look on, without seeing hands" @change=${event => this.set({delay: event.target.value})}>
            ${[['', 'live'], ['30', '30 s late'], ['120', '2 min late'], ['300', '5 min late']].map(([value, words]) => html`<option value=${value} ?selected=${(this.chosen.delay ?? '') === value}>${words}</option>`)}</select></label>` : nothing}
          <label title="Decks may have cards whose text is not understood: they go from the hand to the battlefield without the stack, and their owners move them by hand">
            <input type="checkbox" id="sandbox" .checked=${!!this.chosen.sandbox} @change=${event => this.set({sandbox: event.target.checked})}> Sandbox</label>
          <span class="row launch"><span class="match faint">${this.deckName(0)} <b>against</b> ${this.deckName(1)}</span>
          <button class="primary big" id="start" ?disabled=${this.busy} @click=${() => this.start()}>${this.busy ? 'Shuffling…' : opponent === 'watch' ? 'Watch' : 'Start'}</button></span></div>
      </section>
      <div class="pickers">${this.deckPicker(0, 'Your deck')}${this.deckPicker(1, 'The opponent’s deck')}</div>
      ${gifts()}
      <section class="panel row spread"><span><b>Replay</b> <span class="faint">Open the record of a finished game, step by step.</span></span>
        <label class="button file"><input type="file" class="hear" accept=".txt,text/plain" aria-label="Record of a game"
          @change=${event => this.loadRecord(event)}>Open a record…</label></section>
      <section class="panel row" aria-label="Settings">${picturesChoice()}</section>`;
  }

  deckName(which) {
    const name = which ? this.chosen.opponentDeck : this.chosen.deck;
    return name === PASTED ? 'your list' : name;
  }

  nameField() {
    return html`<label>Your name <input maxlength="40" size="12" .value=${this.chosen.name} @change=${event => this.set({name: event.target.value})}></label>`;
  }

  /** One's games that are not over, those first that wait for oneself; the others can be looked at again. */
  openList() {
    const open = this.open.filter(game => !game.over).sort((one, other) => other.yourMove - one.yourMove);
    const over = this.open.filter(game => game.over);
    return html`
      ${open.length ? html`<section class="panel" aria-label="Open games"><h2>Go on <span class="faint">${open.length === 1 ? 'with your open game' : `with one of your ${open.length} open games`}</span></h2>
        ${this.games(open.slice(0, SHOWN))}
        ${open.length > SHOWN ? html`<details><summary>${open.length - SHOWN} more</summary>${this.games(open.slice(SHOWN))}</details>` : nothing}</section>` : nothing}
      ${over.length ? html`<details class="panel" aria-label="Finished games"><summary>${over.length === 1 ? 'One finished game' : `${over.length} finished games`}</summary>${this.games(over)}</details>` : nothing}`;
  }

  games(some) {
    const how = game => game.over ? {won: 'you won', lost: 'you lost', draw: 'a draw'}[game.over.result] ?? 'over'
      : game.status === 'waiting' ? 'waiting for the opponent' : `turn ${game.turn}`;
    return html`<ul class="games">${some.map(game => html`<li><a class="button" href="#game=${game.id}">
      <b>${(game.players ?? []).join(' – ') || 'Invitation'}</b> ${game.yourMove ? html`<span class="tag on">your move</span>` : nothing}
      <span class="faint small">${[(game.decks ?? []).filter(Boolean).join(' against '), how(game)].filter(Boolean).join(' · ')}</span></a></li>`)}</ul>`;
  }

  deckPicker(which, title) {
    const field = which ? 'opponentDeck' : 'deck';
    const chosen = this.chosen[field];
    const pick = name => this.set({[field]: name});
    return html`<section class="panel decks" aria-label=${title}><h2>${title}</h2>
      <div class="deck-list" role="radiogroup" aria-label=${title}>
        ${this.decks.map(deck => html`<div class="deck ${chosen === deck.name ? 'on' : ''} of-${deck.colors.length === 1 ? deck.colors[0] : deck.colors.length ? 'gold' : 'none'}">
          <label><input type="radio" name=${field} .checked=${chosen === deck.name} @change=${() => pick(deck.name)}>
            <span class="row tight"><b>${deck.name}</b><span class="pips">${deck.colors.map(symbol)}</span></span>
            <span class="small faint">${deck.description}</span></label>
          <button class="small cards-of" aria-expanded=${this.shown === `${which}${deck.name}`} title="The cards of this deck" aria-label="Cards of ${deck.name}"
            @click=${() => { this.shown = this.shown === `${which}${deck.name}` ? null : `${which}${deck.name}`; }}>Cards</button>
          ${this.shown === `${which}${deck.name}` ? deckList(deck.cards, this.looking) : nothing}
        </div>`)}
        <div class="deck wide ${chosen === PASTED ? 'on' : ''}">
          <label><input type="radio" name=${field} .checked=${chosen === PASTED} @change=${() => pick(PASTED)}><b>Paste a deck</b>
            <span class="small faint">One card a line: “4 Lightning Bolt”.</span></label>
          ${chosen === PASTED ? this.paste(which) : nothing}
        </div>
      </div></section>`;
  }

  paste(which) {
    const answer = this.checked[which];
    const pasted = [...this.chosen.pasted ?? ['', '']];
    return html`<textarea rows="8" maxlength="20000" aria-label="Deck list" .value=${pasted[which]} spellcheck="false"
        @input=${event => { pasted[which] = event.target.value; this.chosen = {...this.chosen, pasted}; }}></textarea>
      <button @click=${() => this.check(which)}>Check</button>
      ${answer ? answer.ok ? html`<p class="good small">${answer.size} cards, ${outside(answer)}.</p>`
        : html`<ul class="problems small">${answer.problems.map(one => html`<li>${one}</li>`)}</ul>` : nothing}`;
  }

  looking = (card, element) => {
    this.looked = card && {card, left: element.getBoundingClientRect().x > innerWidth / 2};
  };
}

customElements.define('start-page', StartPage);
