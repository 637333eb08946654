// A game at the table: draws the view, offers the options, sends an index.
import {html, nothing} from 'lit';
import {announced} from './announce.js';
import {Arranging} from './arrange.js';
import {Combat} from './combat.js';
import {bar, beside, menu, sheet, toast} from './decision.js';
import {endScreen} from './over.js';
import {hideHint, hintFor, isLearning, noHints, someHints} from './hints.js';
import './invite.js';
import {keys} from './keys.js';
import {inShort, logPanel} from './log.js';
import {asksAgain, lateBy, tick} from './meeting.js';
import {takeNumber} from './number.js';
import {refKey, sameRef} from './offers.js';
import {Session} from './session.js';
import {Showing, isWatching} from './showing.js';
import {side} from './side.js';
import {TableElement} from './table.js';
import {hearOfRefusal, takeBack, wish} from './takeback.js';

/** A notice is there for as long as it takes to read, in milliseconds. */
const NOTICE_TIME = 2500;
const TIME_PER_LETTER = 40;
const TIME_PER_CHECK = 400;

/** After the question has changed, who was about to click has not read it yet. */
const GUARD = 300;
const GUARDED = '.bar .buttons button, .sheet .option, .menu .option';

class GameTable extends TableElement {
  static properties = {
    gameId: {attribute: 'game-id'}, notice: {state: true}, menu: {state: true}, filter: {state: true},
    amount: {state: true}, parts: {state: true}, help: {state: true}, folded: {state: true}, asking: {state: true}, closedEnd: {state: true}, sideboard: {state: true}, drag: {state: true},
  };

  constructor() {
    super();
    this.readOnly = false;
    this.notice = null;
    this.menu = null;
    this.filter = '';
    this.amount = null;
    this.parts = null;
    this.help = false;
    this.folded = false;
    this.asking = false;
    this.closedEnd = false;
    this.sideboard = false;
    this.drag = null;
    this.onKey = event => keys(this, event);
    this.guardedUntil = 0;
    this.aimedSoFar = [];
    this.addEventListener('click', event => this.guard(event), {capture: true});
    this.whys = new Map();
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.onKey);
    this.showing = new Showing(() => this.refresh());
    this.session = new Session(this.gameId, () => this.refresh());
    this.combat = new Combat(this.session, this.redraw);
    this.arranging = new Arranging(this.session, this.redraw);
  }

  disconnectedCallback() {
    removeEventListener('keydown', this.onKey);
    this.session.close();
    this.showing.end();
    clearTimeout(this.guarding);
    clearTimeout(this.ticking);
    super.disconnectedCallback();
  }

  refresh() {
    const had = this.view;
    const before = had?.decision?.id;
    this.showing.take(this.session.view);
    this.view = this.showing.view?.players?.length ? this.showing.view : null;
    if (this.view !== had) this.toldFrom = (had ?? this.view)?.logEnd ?? 0;
    this.cards = this.session.cards;
    if (had && this.view && had !== this.view) hearOfRefusal(this, had, this.view);
    if (this.view) this.combat.follow(this.view.decision);
    if (this.view) this.arranging.follow(this.view.decision);
    const {kind, subject} = this.view?.decision ?? {};
    if (kind !== 'TARGET' || !sameRef(subject, had?.decision?.subject)) this.aimedSoFar = [];
    if (before !== this.view?.decision?.id) {
      this.menu = null;
      this.filter = '';
      this.amount = null;
      this.parts = null;
      this.folded = false;
      this.querySelector('.sheet')?.style.removeProperty('transform');
      this.whys.clear();
      if (this.pile && this.offers?.picking) this.pile = null;
      if (had) this.startGuard();
    }
    this.requestUpdate();
  }

  startGuard() {
    clearTimeout(this.guarding);
    this.guardedUntil = performance.now() + GUARD;
    this.guarding = setTimeout(() => { this.guardedUntil = 0; this.requestUpdate(); }, GUARD);
  }

  get guarded() { return performance.now() < this.guardedUntil; }

  /** While others' moves are shown a click skips them; a button whose meaning has just changed is not pressed yet. */
  guard(event) {
    if (!this.view) return;
    const skips = this.showing.running && !isWatching(this.view) && event.target.closest('.table') && !event.target.closest('.side, .drawer-button, .pile');
    const early = this.guarded && event.detail > 0 && event.target.closest(GUARDED);
    if (!skips && !early) return;
    event.stopPropagation();
    event.preventDefault();
    if (skips) this.showing.skip();
  }

  get byHand() {
    const {kind} = this.view.decision ?? {};
    return kind === 'PAY' || this.view.settings?.fullControl || this.view.settings?.payByHand;
  }

  get waiting() {
    const {view} = this;
    if (view.over) return 'The game is over';
    const told = this.told;
    if (told && (this.showing.running || isWatching(view))) return view.you < 0 ? `${told} · watching${this.behind}` : told;
    if (view.you < 0) return `You are watching${this.behind}`;
    return view.main?.label ?? 'Waiting';
  }

  /** How far what one looks at lies behind the game. */
  get behind() {
    const more = this.showing.queue.length;
    const late = lateBy(this.session.view);
    return more ? `, ${more} move${more === 1 ? '' : 's'} behind` : late ? `, ${late} late` : ', live';
  }

  /** The log as far as it has been shown, and its last line in words. */
  get log() {
    const {logEnd} = this.view;
    return this.showing.running || logEnd < this.session.log.at(-1)?.number ? this.session.log.filter(entry => entry.number < logEnd) : this.session.log;
  }

  /** All that happened since what was shown before. */
  get told() {
    const lines = this.log.filter(entry => entry.kind !== 'turn');
    return inShort(lines.filter(entry => entry.number >= this.toldFrom)) || inShort(lines.slice(-1));
  }

  how(one, inHand = false) {
    const {offers, combat} = this;
    const how = {look: this.looking, click: () => this.click(one), say: []};
    if (combat.open) return this.howInCombat(one, how);
    const options = offers.of(one);
    if (offers.picking) Object.assign(how, options.length ? {legal: true, say: ['can be chosen']} : {dim: true});
    else if (options.length) Object.assign(how, {lit: true, say: ['playable']});
    else if (inHand && this.view.you >= 0) how.say = ['not playable now'];
    const subject = this.view.decision?.subject?.object;
    if (this.isAimedAt({object: one.id})) Object.assign(how, {dim: false, aimed: true, badge: options.length ? null : '✓', tick: true, say: [...how.say, 'chosen']});
    if (offers.picking && subject === one.id) how.dim = false;
    return how;
  }

  /** Whether it has been chosen already for what is being cast, or gets the share that is asked for. */
  isAimedAt(ref) {
    const {decision, stack} = this.view;
    if (!decision || decision.kind === 'PRIORITY') return false;
    if (decision.about) return sameRef(decision.about, ref);
    if (this.aimedSoFar.some(target => sameRef(target, ref))) return true;
    const item = stack.find(one => one.stack?.unfinished);
    return !!item?.stack.targets?.some(target => sameRef(target, ref));
  }

  howInCombat(one, how) {
    const {combat} = this;
    const ref = {object: one.id};
    const declared = combat.declared.has(one.id);
    const asked = !!combat.creature(one.id);
    return {
      ...how,
      lit: asked && !declared, chosen: declared || combat.chosen.includes(one.id),
      legal: combat.isPossible(ref), attacking: declared && combat.attacks, blocking: declared && !combat.attacks,
      dying: combat.dies(one.id), badge: combat.dies(one.id) ? '☠' : null,
      say: [asked && (combat.attacks ? 'may attack' : 'may block'), declared && 'declared', combat.dies(one.id) && 'would die'],
      press: asked && !combat.attacks ? event => this.startDrag(event, one) : undefined,
    };
  }

  howPlayer(player) {
    const {offers, combat} = this;
    if (combat.open) return {legal: combat.isPossible({player})};
    const aimed = this.isAimedAt({player});
    if (!offers.picking) return {aimed};
    if (aimed) return {aimed, legal: offers.byPlayer.has(player)};
    return offers.byPlayer.has(player) ? {legal: true} : {dim: true};
  }

  click(one) {
    if (this.dragged) return void (this.dragged = false);
    if (this.combat.open && this.combat.click({object: one.id})) return;
    const options = this.offers.of(one);
    if (options.length) return this.chooseOf(one, options);
    const mine = this.view.players[this.bottom]?.hand.some(card => card.id === one.id);
    if (mine && this.view.you >= 0 && !this.offers.picking) this.why(one);
    else if (this.offers.picking) this.say({message: `${one.name} is not among the choices: ${this.view.decision.prompt}.`});
  }

  clickPlayer(player) {
    if (this.combat.open) return void this.combat.click({player});
    const options = this.offers.byPlayer.get(player);
    if (options) this.choose(options[0].index);
  }

  chooseOf(one, options) {
    // Of what reads the same, as an ability that has triggered twice, one is as good as the other.
    if (options.every(option => option.label === options[0].label)) return this.choose(options[0].index);
    this.menu = {card: one, options};
  }

  closeMenu() { this.menu = null; }

  /** Does it and says what the server says against it. */
  async attempt(work) {
    try {
      this.notice = null;
      await work();
    } catch (refusal) {
      this.say({message: refusal.message, checks: refusal.body?.checks});
    }
  }

  choose(option) {
    const {kind, options} = this.view.decision ?? {};
    const {object, player} = options?.find(one => one.index === option) ?? {};
    if (kind === 'TARGET' && (object ?? player) != null) this.aimedSoFar.push(object != null ? {object} : {player});
    this.menu = null;
    this.pile = null;
    this.looked = null;
    return this.attempt(() => this.session.choose(option));
  }

  main() {
    if (this.showing.running && !isWatching(this.view)) return this.showing.skip();
    if (this.session.busy || this.guarded) return;
    if (this.combat.open) return this.attempt(() => this.combat.send());
    if (this.arranging.open) return this.arranging.ready && this.attempt(() => this.arranging.send());
    if (this.view.main?.call === 'pass-turn') this.passTurn();
    else if (this.view.main?.option != null) this.choose(this.view.main.option);
    else takeNumber(this);
  }

  undo() { return takeBack(this); }

  cancel() {
    if (this.view.cancel?.allowed) return this.attempt(() => this.session.act('/cancel'));
  }

  passTurn() { return this.attempt(() => this.session.act('/pass', {until: 'turn'})); }
  concede() { return this.attempt(() => this.session.act('/concede')); }
  settings(change) { return this.attempt(() => this.session.act('/settings', change, 'PUT')); }

  say(notice) {
    clearTimeout(this.fading);
    this.notice = notice;
    if (!notice) return;
    const time = NOTICE_TIME + TIME_PER_LETTER * notice.message.length + TIME_PER_CHECK * (notice.checks?.length ?? 0);
    this.fading = setTimeout(() => { this.notice = null; }, time);
  }

  /** Whoever points at it is still reading. */
  holdNotice() { clearTimeout(this.fading); }

  async why(one) {
    const verdict = one.why ?? await this.askWhy(one);
    if (verdict && !verdict.allowed) this.say({message: verdict.message, checks: verdict.checks, about: one.id});
    else this.say({message: `${one.name} cannot be played while this is open: ${this.view.decision?.prompt ?? this.waiting}.`});
  }

  askWhy(one) {
    if (!this.whys.has(one.id)) this.whys.set(one.id, this.session.ask('GET', `/why/${one.id}`).catch(() => null));
    return this.whys.get(one.id);
  }

  verdictOn(one) {
    if (this.view.over || this.offers.picking || this.notice?.about === one.id) return null;
    return this.view.players[this.bottom]?.hand.find(card => card.id === one.id)?.why ?? null;
  }

  moreArrows() {
    const {drag} = this;
    const {about, subject} = this.view.decision ?? {};
    const share = about && subject?.object != null ? [{from: `o${subject.object}`, to: refKey(about), kind: 'target'}] : [];
    return [...share, ...this.combat.arrows(), ...drag ? [{from: `o${drag.id}`, to: {x: drag.x, y: drag.y}, kind: 'combat'}] : []];
  }

  /** A blocker is dragged onto the attacker that it is to block. */
  startDrag(event, one) {
    const from = {x: event.clientX, y: event.clientY};
    const move = at => {
      if (!this.drag && Math.hypot(at.clientX - from.x, at.clientY - from.y) < 12) return;
      this.drag = {id: one.id, x: at.clientX, y: at.clientY};
    };
    const end = at => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (!this.drag) return;
      const under = document.elementFromPoint(at.clientX, at.clientY)?.closest('[data-ref]')?.dataset.ref;
      if (under?.startsWith('o')) this.combat.declare([one.id], {object: Number(under.slice(1))});
      this.drag = null;
      this.dragged = under === `o${one.id}`;
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  render() {
    const {session, view} = this;
    if (session.gone) return html`<main class="panel alone"><h1>This game is not here</h1><p>${session.gone}</p>
      <a class="button" href="#">Back to the start</a></main>`;
    if (!view) return session.view?.status === 'waiting' ? this.invitation() : html`<p class="faint alone">Setting up the table…</p>`;
    return html`
      <div class="table ${view.stack.length ? 'has-stack' : ''} ${this.offers.picking ? 'is-picking' : ''} ${this.drawer ? 'drawer' : ''} ${isLearning(view) ? 'hinting' : ''}"
          aria-busy=${session.busy > 0 || this.showing.running || this.guarded} ?inert=${this.covered}>
        ${this.board()}
        <div class="ask-here">${this.hint()}${bar(this)}</div>
        ${side(this, logPanel(this, this.log))}
        ${sheet(this)}
      </div>
      ${announced(this)}
      ${session.connected || session.busy ? nothing : html`<p class="offline" role="status">Connection lost. Trying again…</p>`}
      ${this.overlays([menu(this), toast(this), wish(this), this.closedEnd ? nothing : endScreen(this)])}`;
  }

  /** Who has closed the end of the game is told that the other player wants to go on. */
  hearOfRematch() {
    const name = this.view?.over && asksAgain(this);
    if (!name || this.heardOfRematch) return;
    this.heardOfRematch = true;
    if (this.closedEnd) this.say({message: `${name} wants to play again: open “Result”.`});
  }

  get ended() { return !!this.view?.over && !this.closedEnd; }
  get covered() { return super.covered || this.ended || !!this.menu; }

  hint() {
    const hint = hintFor(this);
    if (!hint) return nothing;
    const after = work => () => { work(); this.requestUpdate(); };
    return html`<aside class="hint" aria-label="Hint"><p>${hint.text}</p>
      <button @click=${after(() => hideHint(hint.about))}>Got it</button>
      <button @click=${after(noHints)}>No more hints</button></aside>`;
  }

  showHints() {
    someHints();
    this.requestUpdate();
  }

  invitation() {
    const {inviteUrl, meeting, you} = this.session.view;
    if (you < 0) return html`<main class="panel alone" aria-label="Shown late"><h1>${meeting?.delay ? `This game is shown ${lateBy(this.session.view)} late` : 'The game has not begun'}</h1>
      <p>${meeting?.delay ? 'It appears here by itself as soon as there is something to see.' : 'It begins by itself as soon as the invited player is here.'}</p><a href="#">Back to the start</a></main>`;
    return html`<main class="panel alone" aria-label="Invitation"><invitation-card path=${inviteUrl ?? ''} .series=${!!meeting?.series?.wins.some(Boolean)}></invitation-card></main>`;
  }

  updated(changes) {
    super.updated(changes);
    tick(this);
    this.hearOfRematch();
    if (changes.has('menu') && this.menu) {
      beside(this.querySelector('.menu'), this.querySelector(`.card[data-ref="o${this.menu.card.id}"]`));
      this.querySelector('.menu button')?.focus();
    }
    if (this.ended && !this.endShown) {
      this.drawer = false;
      this.querySelector('.end button')?.focus();
    }
    this.endShown = this.ended;
    if (changes.has('help') && this.help) this.querySelector('#close-help')?.focus();
    if (changes.has('asking') && this.asking) this.querySelector('.confirm button')?.focus();
  }
}

customElements.define('game-table', GameTable);
