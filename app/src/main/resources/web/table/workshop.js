// The workshop: write a card, see what is understood of it as you type, and play it.
import {LitElement, html, nothing} from 'lit';
import {call} from '/web/calls.js';
import {large} from './card.js';
import {sentence} from './mana.js';
import {remember} from './seats.js';
import {asCard, drafts, keepDrafts, ownCards} from './workshop-store.js';

const PAUSE = 180;
const FRESH = {name: 'Second Thoughts', cost: '{1}{U}', type: 'Instant', text: 'Counter target spell unless its controller pays {2}.\nDraw a card.', pt: '', loyalty: ''};
const LANDS = {W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest'};

class WorkshopPage extends LitElement {
  static properties = {draft: {state: true}, read: {state: true}, problem: {state: true}, kept: {state: true}, busy: {state: true}, said: {state: true}, stale: {state: true}};

  constructor() {
    super();
    this.kept = drafts();
    this.draft = {...FRESH, ...this.kept[0]};
    this.problem = '';
    this.said = '';
  }

  createRenderRoot() { return this; }

  connectedCallback() {
    super.connectedCallback();
    document.title = 'Workshop – Split Second';
    this.ask();
  }

  set(change) {
    this.draft = {...this.draft, ...change};
    this.said = '';
    this.stale = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(), PAUSE);
  }

  async ask() {
    const asked = this.draft;
    try {
      const read = await call('POST', '/api/cards/read', asCard(asked));
      if (asked !== this.draft) return;
      this.read = read;
      this.stale = false;
      this.problem = '';
    } catch (refusal) {
      this.problem = refusal.message;
      this.stale = false;
    }
  }

  keep() {
    if (!this.draft.name.trim()) return void (this.problem = 'A card needs a name to be kept.');
    this.kept = [this.draft, ...this.kept.filter(one => one.name !== this.draft.name)];
    keepDrafts(this.kept);
    this.said = `${this.draft.name} is kept in this browser.`;
  }

  drop(name) {
    this.kept = this.kept.filter(one => one.name !== name);
    keepDrafts(this.kept);
  }

  save() {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([ownCards(this.kept) ?? ''], {type: 'application/json'}));
    link.download = 'my-cards.json';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  async load(file) {
    if (!file) return;
    try {
      const cards = JSON.parse(await file.text());
      const read = (Array.isArray(cards) ? cards : [cards]).filter(one => typeof one?.name === 'string').map(one => ({
        ...FRESH, text: '', pt: '', name: one.name, cost: one.cost ?? one.mana_cost ?? '', type: one.type ?? one.type_line ?? '', text: one.text ?? one.oracle_text ?? '',
        pt: one.pt ?? (one.power ? `${one.power}/${one.toughness}` : ''), loyalty: one.loyalty ?? '',
      }));
      if (!read.length) throw new Error('There is no card in this file.');
      this.kept = [...read, ...this.kept.filter(one => !read.some(other => other.name === one.name))];
      keepDrafts(this.kept);
      this.draft = {...read[0]};
      this.ask();
    } catch (broken) {
      this.problem = `The file cannot be read: ${broken.message}`;
    }
  }

  /** On a board with mana for it, and something to point it at. */
  async play() {
    const name = JSON.stringify(this.draft.name);
    const land = [...new Set([...(this.draft.cost ?? '').toUpperCase().matchAll(/[WUBRG]/g)].map(([letter]) => LANDS[letter]))];
    const lands = (land.length ? land : ['Forest']).map(one => `${Math.ceil(10 / Math.max(1, land.length))} ${one}`);
    const place = /\bLand\b/.test(this.draft.type) ? `battlefield: [${lands.join(', ')}, Grizzly Bears]` : `battlefield: [${lands.join(', ')}, Grizzly Bears, Gray Ogre]`;
    const deck = 'library: [10 Grizzly Bears, 10 Lightning Bolt, 10 Forest]';
    const scenario = `scenario: ${JSON.stringify(`Trying ${this.draft.name}`)}\ngiven:\n  alice: {hand: [${name}, ${name}, Lightning Bolt], ${place}, ${deck}}\n`
      + `  bob: {hand: [Lightning Bolt, Giant Growth], battlefield: [3 Mountain, 3 Forest, Grizzly Bears, Hill Giant], ${deck}}\n`;
    this.busy = true;
    try {
      const others = this.kept.filter(one => one.name !== this.draft.name);
      const {game} = await call('POST', '/api/positions', {scenario, opponent: 'hotseat', cards: ownCards([...others, this.draft])});
      remember(game);
      location.hash = `game=${game.id}`;
    } catch (refusal) {
      this.problem = refusal.message;
    } finally {
      this.busy = false;
    }
  }

  render() {
    const {draft, read, kept} = this;
    const field = (name, label, size, hint = '') => html`<label>${label} <input size=${size} maxlength="80" placeholder=${hint} .value=${draft[name] ?? ''} @input=${event => this.set({[name]: event.target.value})}></label>`;
    return html`<main class="start workshop" @dragover=${event => event.preventDefault()} @drop=${event => { event.preventDefault(); this.load(event.dataTransfer.files[0]); }}>
      <header class="row spread top"><div><h1>Workshop</h1><p class="faint">Write a card as Magic would. The table tells what it understands, word by word, and plays it.</p></div><a class="button" href="#">Back to the start</a></header>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      <div class="bench">
        <section class="panel" aria-label="Card"><div class="row">${field('name', 'Name', 26)}${field('cost', 'Cost', 9, '{1}{R}')}</div>
          <div class="row">${field('type', 'Type', 30, 'Creature — Goblin')}${field('pt', 'Size', 5, '2/2')}${/Planeswalker/.test(draft.type) ? field('loyalty', 'Loyalty', 3) : nothing}</div>
          <label class="grow">Text<textarea rows="7" maxlength="2000" aria-label="Text" spellcheck="false" .value=${draft.text} @input=${event => this.set({text: event.target.value})}></textarea></label>
          <div class="row"><button class="primary big" id="try" ?disabled=${!read?.supported || this.busy} @click=${() => this.play()}>Play it</button>
            <button @click=${() => this.keep()}>Keep</button>
            <button @click=${() => { this.draft = {name: '', cost: '', type: 'Creature — ', text: '', pt: '', loyalty: ''}; this.read = null; this.querySelector('input').focus(); }}>New card</button>
            <span class="faint" role="status">${this.said}</span></div></section>
        <section class="face-of" aria-label="Face">${large(read?.card ? {...read.card, ...this.stale ? {name: draft.name, typeLine: draft.type, text: draft.text} : {}, outside: undefined} : {name: draft.name, manaCost: '', typeLine: draft.type, text: draft.text, colors: []})}</section>
        <section class="panel understood ${this.stale ? 'stale' : ''}" aria-label="What is understood" aria-live="polite" aria-busy=${!!this.stale}>${read ? read.supported ? this.meaning() : this.troubles() : html`<p class="faint">Reading…</p>`}</section>
      </div>
      <section class="panel" aria-label="Your set"><header class="row spread"><h2>Your set ${kept.length ? html`<span class="faint">${kept.length}</span>` : nothing}</h2>
          <span class="row"><button ?disabled=${!kept.length} @click=${() => this.save()}>Save as a file</button>
            <label class="button file"><input type="file" class="hear" accept=".json,application/json" aria-label="File of cards" @change=${event => this.load(event.target.files[0])}>Open a file…</label></span></header>
        ${kept.length ? html`<ul class="chips">${kept.map(one => html`<li class="chip"><button @click=${() => { this.draft = {...FRESH, pt: '', ...one}; this.ask(); }}>${one.name}</button>
          <button class="x" aria-label="Remove ${one.name}" @click=${() => this.drop(one.name)}>×</button></li>`)}</ul>
          <p class="faint small">They can be named on the page <a href="#ask">Ask the table</a>; the file works with <code>./splitsecond card my-cards.json --play</code>.</p>`
          : html`<p class="faint">What you keep stays in this browser, and can be saved as a file to share.</p>`}</section></main>`;
  }

  meaning() {
    const {meaning} = this.read;
    return html`<h2 class="good">Understood</h2>${meaning.length ? html`<ul class="meaning">${meaning.map(line => html`<li class="d${Math.min(line.depth, 8)}"><b>${line.label}</b>${line.value ? html` ${sentence(line.value)}` : nothing}</li>`)}</ul>`
      : html`<p class="faint">It has no abilities.</p>`}`;
  }

  troubles() {
    return html`<h2 class="bad">Not understood yet</h2>${this.read.problems.map(one => {
      const start = one.text.lastIndexOf('\n', one.from - 1) + 1;
      const newline = one.text.indexOf('\n', one.from);
      const end = newline < 0 ? one.text.length : newline;
      const to = Math.max(one.from, Math.min(one.to, end));
      return html`<div class="trouble"><p class="quote">${one.text.slice(start, one.from)}<mark>${one.text.slice(one.from, to) || '▁'}</mark>${one.text.slice(to, end)}</p>
        <p>${one.reason}</p>
        ${one.nearest ? html`<p class="near"><span class="faint">The nearest wording, of ${one.nearest.card}:</span> <i>${one.nearest.words}</i></p>` : nothing}</div>`;
    })}`;
  }
}

customElements.define('workshop-page', WorkshopPage);
