// Decks: paste or drop a list in any format, see all that is wrong with it at once, change it, try hands, keep it.
import {LitElement, html, nothing} from 'lit';
import {call} from '/web/calls.js';
import {card, large} from './card.js';
import {dropDeck, saveDeck, savedDecks} from './decks-store.js';
import {deckList} from './decklist.js';
import './find.js';
import {symbol} from './mana.js';
import {like} from './seats.js';

const PAUSE = 350;
const KINDS = {malformed: 'Cannot be read', unknown: 'No such card', missing: 'Not imported yet', unsupported: 'Not understood yet'};

/** The mana value of a printed cost. */
function value(cost) {
  return [...(cost ?? '').matchAll(/\{([^}]+)\}/g)].reduce((sum, [, one]) => sum + (/^\d+$/.test(one) ? Number(one) : one === 'X' ? 0 : /^2\//.test(one) ? 2 : 1), 0);
}

class DecksPage extends LitElement {
  static properties = {list: {state: true}, name: {state: true}, answer: {state: true}, problem: {state: true}, kept: {state: true}, hand: {state: true}, said: {state: true}, looked: {state: true}, stale: {state: true}};

  constructor() {
    super();
    this.kept = savedDecks();
    this.list = this.kept[0]?.list ?? '';
    this.name = this.kept[0]?.name ?? 'My deck';
    this.problem = '';
    this.said = '';
    this.hand = null;
    this.looking = (one, element) => { this.looked = one && {card: one, left: element.getBoundingClientRect().x > innerWidth / 2}; };
  }

  createRenderRoot() { return this; }

  connectedCallback() {
    super.connectedCallback();
    document.title = 'Decks – Split Second';
    if (this.list) this.check();
  }

  set(list) {
    this.list = list;
    this.said = '';
    this.hand = null;
    this.stale = !!list.trim();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), PAUSE);
  }

  async check() {
    const asked = this.list;
    if (!asked.trim()) return void (this.answer = null);
    try {
      const answer = await call('POST', '/api/decks/check', {deck: asked});
      if (asked !== this.list) return;
      this.answer = answer;
      // A list that says what it is called.
      if (this.name === 'My deck' && /^\s*Name[ =]|<deckname>/m.test(asked) && answer.name) this.name = answer.name.slice(0, 40);
      this.problem = '';
    } catch (refusal) {
      this.problem = refusal.message;
    }
    this.stale = false;
  }

  async open(file) {
    if (!file) return;
    this.name = file.name.replace(/\.[^.]*$/, '').slice(0, 40);
    this.set(await file.text());
  }

  /** The list as plain text, whatever it was pasted as, with more or fewer of a card. */
  change(name, by) {
    const cards = new Map((this.answer?.cards ?? []).map(line => [line.name, line.count]));
    if (!this.answer?.cards?.length && this.list.trim()) return this.set(`${this.list.trimEnd()}\n${by} ${name}\n`);
    cards.set(name, (cards.get(name) ?? 0) + by);
    const side = this.answer?.sideboard ?? [];
    this.set([...cards].filter(([, n]) => n > 0).map(([one, n]) => `${n} ${one}`).join('\n')
      + (side.length ? `\n\nSideboard\n${side.map(one => `${one.count} ${one.name}`).join('\n')}` : '') + '\n');
    clearTimeout(this.timer);
    this.check();
  }

  keep() {
    const {ok, colors, size, cards} = this.answer ?? {};
    saveDeck({name: this.name.trim() || 'My deck', list: this.list, colors: ok ? colors : [], size, cards: ok ? cards : []});
    this.kept = savedDecks();
    this.said = `${this.name} is kept in this browser.`;
  }

  play() {
    this.keep();
    like({deck: this.name.trim() || 'My deck'});
    location.hash = '';
  }

  save() {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([this.list], {type: 'text/plain'}));
    link.download = `${this.name || 'deck'}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  deal() {
    const all = this.answer.cards.flatMap(line => Array(line.count).fill(line.card));
    for (let i = all.length - 1; i > 0; i--) {
      const other = Math.floor(Math.random() * (i + 1));
      [all[i], all[other]] = [all[other], all[i]];
    }
    this.hand = all.slice(0, 7);
  }

  render() {
    const {answer} = this;
    return html`<main class="start decks-page" @dragover=${event => event.preventDefault()} @drop=${event => { event.preventDefault(); this.open(event.dataTransfer.files[0]); }}>
      <header class="row spread top"><div><h1>Decks</h1><p class="faint">Paste or drop any list: plain text, Arena, MTGO, Moxfield, Archidekt, Forge, Cockatrice.</p></div><a class="button" href="#">Back to the start</a></header>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      ${this.kept.length ? html`<section class="panel" aria-label="Your decks"><ul class="chips">${this.kept.map(one => html`<li class="chip ${one.name === this.name ? 'on' : ''}">
        <button @click=${() => { this.name = one.name; this.set(one.list); }}>${one.name} <span class="pips">${(one.colors ?? []).map(symbol)}</span></button>
        <button class="x" aria-label="Remove ${one.name}" @click=${() => { dropDeck(one.name); this.kept = savedDecks(); }}>×</button></li>`)}
        <li class="chip"><button @click=${() => { this.name = 'My deck'; this.set(''); this.answer = null; }}>New deck</button></li></ul></section>` : nothing}
      <div class="pickers">
        <section class="panel" aria-label="List"><div class="row"><label>Name <input maxlength="40" .value=${this.name} @input=${event => { this.name = event.target.value; }}></label>
            <label class="button file"><input type="file" class="hear" accept=".txt,.dek,.dck,.cod,text/*" aria-label="Deck file" @change=${event => this.open(event.target.files[0])}>Open a file…</label></div>
          <card-field label="Add a card" hint="Add: 4 Lightning Bolt, or words of its text" @taken=${event => this.change(event.detail.name, event.detail.count)}></card-field>
          <textarea rows="18" maxlength="20000" aria-label="Deck list" spellcheck="false" placeholder="4 Lightning Bolt&#10;20 Mountain" .value=${this.list} @input=${event => this.set(event.target.value)}></textarea>
          <div class="row"><button class="primary" ?disabled=${!answer?.ok} @click=${() => this.play()}>Play it</button><button ?disabled=${!this.list.trim()} @click=${() => this.keep()}>Keep</button>
            <button ?disabled=${!this.list.trim()} @click=${() => this.save()}>Save as a file</button><span class="faint" role="status">${this.said}</span></div></section>
        <section class="panel ${this.stale ? 'stale' : ''}" aria-label="Deck" aria-live="polite" aria-busy=${!!this.stale}>${answer ? this.shown() : html`<p class="faint">${this.stale ? 'Reading…' : 'What the list holds is shown here.'}</p>`}</section></div>
      ${this.hand ? html`<section class="panel" aria-label="Sample hand"><header class="row spread"><h2>A hand</h2><button @click=${() => this.deal()}>Another one</button></header>
        <div class="grid sample">${this.hand.map(one => card(one, {look: this.looking}))}</div></section>` : nothing}
      ${this.looked ? html`<aside class="preview ${this.looked.left ? 'left' : 'right'}" aria-hidden="true">${large(this.looked.card)}</aside>` : nothing}</main>`;
  }

  shown() {
    const {answer} = this;
    const faults = Object.entries(Object.groupBy(answer.faults, one => one.kind));
    return html`
      ${answer.ok ? html`<p class="good"><b>${answer.size} cards</b>, all of them playable. <span class="pips">${answer.colors.map(symbol)}</span></p>`
        : html`<h2 class="bad">${answer.faults.length === 1 ? 'One thing is' : `${answer.faults.length} things are`} in the way</h2>
          ${faults.map(([kind, all]) => html`<div class="faults"><h3>${KINDS[kind] ?? kind} <span class="faint">${all.length}</span></h3>
            <ul>${all.map(one => html`<li><button class="line" title="To this line" @click=${() => this.goTo(one.line)}>line ${one.line}</button> ${one.text}</li>`)}</ul></div>`)}`}
      ${this.formats()}
      ${answer.cards.length ? html`${this.curve()}${this.lines()}<div class="row"><button @click=${() => this.deal()}>Deal a hand</button></div>
        <details><summary>By type</summary>${deckList(answer.cards, this.looking)}</details>` : nothing}
      ${answer.sideboard.length ? html`<h2>Sideboard <span class="faint">${answer.sideboard.reduce((sum, one) => sum + one.count, 0)}</span></h2>
        <p class="small">${answer.sideboard.map(one => `${one.count} ${one.name}`).join(', ')}</p>` : nothing}`;
  }

  /** Where the list may be played, by the card file. */
  formats() {
    const {formats} = this.answer;
    if (!formats.length) return html`<p class="small faint">Where it is legal is known once all cards are imported.</p>`;
    const [legal, not] = [formats.filter(one => one.legal), formats.filter(one => !one.legal)];
    return html`<section class="formats" aria-label="Formats">
      <p>${legal.length ? html`Legal in ${legal.map(one => html`<span class="tag on">${one.format}</span> `)}` : 'Legal in no format.'}</p>
      ${not.length ? html`<details><summary>Not legal in ${not.map(one => one.format).join(', ')}</summary>
        <dl>${not.map(one => html`<dt>${one.format}</dt><dd>${one.reasons.slice(0, 5).join(' ')}${one.reasons.length > 5 ? ` And ${one.reasons.length - 5} more.` : ''}</dd>`)}</dl></details>` : nothing}</section>`;
  }

  goTo(line) {
    const field = this.querySelector('textarea');
    const lines = this.list.split('\n');
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    field.focus();
    field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  }

  curve() {
    const spells = this.answer.cards.filter(line => !line.card?.types?.includes('Land'));
    const counts = Array(8).fill(0);
    for (const line of spells) counts[Math.min(7, value(line.card?.manaCost))] += line.count;
    const most = Math.max(1, ...counts);
    return html`<div class="curve" role="img" aria-label=${`Mana values: ${counts.map((n, at) => `${n} of ${at}${at === 7 ? ' or more' : ''}`).join(', ')}`}>
      ${counts.map((n, at) => html`<div><span class="n">${n || ''}</span><svg viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden="true"><rect x="0" width="10" y=${40 - 40 * n / most} height=${40 * n / most}></rect></svg><span>${at}${at === 7 ? '+' : ''}</span></div>`)}</div>`;
  }

  lines() {
    return html`<ul class="deck-lines">${this.answer.cards.map(line => html`<li @pointerenter=${event => this.looking(line.card, event.currentTarget)} @pointerleave=${() => this.looking(null)}>
      <button aria-label="One ${line.name} less" @click=${() => this.change(line.name, -1)}>−</button><b>${line.count}</b><button aria-label="One ${line.name} more" @click=${() => this.change(line.name, 1)}>+</button>
      <span>${line.name}</span></li>`)}</ul>`;
  }
}

customElements.define('decks-page', DecksPage);
