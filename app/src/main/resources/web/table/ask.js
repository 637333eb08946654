// Ask the table: a board is set by typing names, and played on from there with both seats.
import {LitElement, html, nothing} from 'lit';
import {call} from '/web/calls.js';
import './find.js';
import {likes, like, remember} from './seats.js';
import {ownCards} from './workshop-store.js';

const ZONES = [['battlefield', 'Battlefield'], ['hand', 'Hand'], ['graveyard', 'Graveyard'], ['exile', 'Exile'], ['library', 'Library, from the top']];
export const STEPS = ['upkeep', 'draw', 'precombat main', 'beginning of combat', 'declare attackers', 'declare blockers', 'end of combat', 'postcombat main', 'end'];
const FLAGS = [['tapped', 'tapped'], ['sick', 'came this turn'], ['face down', 'face down']];
const COMBAT = [['attacking', 'attacking']];
const COUNTERS = ['+1/+1', '-1/-1', 'loyalty', 'charge', 'time', 'stun'];

const empty = name => ({name, life: 20, zones: Object.fromEntries(ZONES.map(([zone]) => [zone, []]))});
const EXAMPLE = {
  title: 'Does the Growth save the Bears?', active: 0, step: 'precombat main',
  sides: [
    {...empty('alice'), zones: {...empty('').zones, battlefield: [{name: 'Grizzly Bears', count: 1}, {name: 'Forest', count: 2}], hand: [{name: 'Giant Growth', count: 1}]}},
    {...empty('bob'), zones: {...empty('').zones, battlefield: [{name: 'Mountain', count: 2}], hand: [{name: 'Lightning Bolt', count: 1}]}},
  ],
};
const EMPTY = {title: 'A question', active: 0, step: 'precombat main', sides: [empty('alice'), empty('bob')]};

const quoted = text => JSON.stringify(text);

function cardLine(zone, one) {
  const name = quoted((one.count > 1 ? `${one.count} ` : '') + one.name);
  const more = [
    ...FLAGS.filter(([flag]) => one[flag]).map(([flag]) => `${flag}: true`),
    ...one.damage ? [`damage: ${one.damage}`] : [],
    ...Object.keys(one.counters ?? {}).length ? [`counters: {${Object.entries(one.counters).map(([kind, n]) => `${quoted(kind)}: ${n}`).join(', ')}}`] : [],
    ...one.attached ? [`attached to: ${quoted(one.attached)}`] : [],
    ...one.attacking ? ['attacking: true'] : [], ...one.blocking ? [`blocking: ${quoted(one.blocking)}`] : [],
  ];
  return zone === 'battlefield' && more.length ? `{${name}: {${more.join(', ')}}}` : zone === 'exile' && one['face down'] ? `{${name}: {face down: true}}` : name;
}

/** The board as a scenario file. */
export function scenario(board) {
  const side = one => [`  ${one.name}:`, `    life: ${one.life}`, ...ZONES.filter(([zone]) => one.zones[zone].length)
    .map(([zone]) => `    ${zone}: [${one.zones[zone].map(card => cardLine(zone, card)).join(', ')}]`)].join('\n');
  return `scenario: ${quoted(board.title || 'A question')}\ngiven:\n${board.sides.map(side).join('\n')}\n`
    + `  turn: {active: ${board.sides[board.active].name}, step: ${board.step}}\n`;
}

export const toLink = value => btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(value)))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
function fromLink(text) {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), one => one.codePointAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** What comes from a link may be anything. */
function sane(board) {
  if (!board || !Array.isArray(board.sides) || board.sides.length !== 2) return null;
  const side = (one, n) => ({
    name: n ? 'bob' : 'alice', life: Number(one?.life ?? 20) || 0,
    zones: Object.fromEntries(ZONES.map(([zone]) => [zone, (Array.isArray(one?.zones?.[zone]) ? one.zones[zone] : []).filter(card => typeof card?.name === 'string')
      .map(card => ({...card, count: Math.max(1, Number(card.count) || 1)}))])),
  });
  return {title: String(board.title ?? ''), active: board.active ? 1 : 0, step: STEPS.includes(board.step) ? board.step : 'precombat main', sides: board.sides.map(side)};
}

class AskPage extends LitElement {
  static properties = {link: {}, board: {state: true}, text: {state: true}, problem: {state: true}, busy: {state: true}, chosen: {state: true}, said: {state: true}};

  constructor() {
    super();
    this.problem = '';
    this.chosen = null;
    this.said = '';
  }

  createRenderRoot() { return this; }

  connectedCallback() {
    super.connectedCallback();
    document.title = 'Ask the table – Split Second';
    const linked = this.link ? fromLink(this.link) : null;
    this.text = typeof linked?.text === 'string' ? linked.text : null;
    this.board = sane(linked) ?? sane(likes().board) ?? structuredClone(EXAMPLE);
  }

  change(work) {
    const board = structuredClone(this.board);
    work(board);
    this.board = board;
    this.problem = '';
    this.said = '';
    like({board});
  }

  get scenario() { return this.text ?? scenario(this.board); }

  async play(opponent) {
    this.busy = true;
    this.problem = '';
    try {
      const {held, game} = await call('POST', '/api/positions', {scenario: this.scenario, opponent, cards: ownCards()});
      remember(game);
      like({held: {game: game.id, words: held}});
      location.hash = `game=${game.id}`;
    } catch (refusal) {
      this.problem = refusal.message;
    } finally {
      this.busy = false;
    }
  }

  async copy(what, words) {
    try {
      await navigator.clipboard.writeText(what);
      this.said = words;
    } catch {
      this.said = 'This browser does not let pages copy; the text is below.';
    }
  }

  async openFile(file) {
    if (!file) return;
    this.text = await file.text();
    this.problem = '';
  }

  render() {
    const {board, chosen} = this;
    const address = `${location.origin}${location.pathname}#ask=${toLink(this.text === null ? board : {text: this.text})}`;
    return html`<main class="start ask-page" @dragover=${event => event.preventDefault()} @drop=${event => { event.preventDefault(); this.openFile(event.dataTransfer.files[0]); }}>
      <header class="row spread top"><div><h1>Ask the table</h1>
        <p class="faint">Set a board by typing names, then play both seats: what may be done, what happens, and why not.</p></div><a class="button" href="#">Back to the start</a></header>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      <section class="panel row ask-bar">
        <button class="primary big" id="ask-play" ?disabled=${this.busy} @click=${() => this.play('hotseat')}>${this.busy ? 'Setting the board…' : 'Play both seats'}</button>
        <button ?disabled=${this.busy} @click=${() => this.play('heuristic')}>Against the computer</button>
        <button @click=${() => this.copy(address, 'The link is copied.')}>Copy link</button>
        <button @click=${() => this.copy(this.scenario, 'The scenario file is copied.')}>Copy scenario</button>
        <label class="button file"><input type="file" class="hear" accept=".yaml,.yml,text/*" aria-label="Scenario file" @change=${event => this.openFile(event.target.files[0])}>Open a scenario…</label>
        <button @click=${() => { this.text = null; this.change(one => Object.assign(one, structuredClone(EMPTY))); }}>Clear</button>
        <span class="faint" role="status">${this.said}</span></section>
      ${this.text === null ? html`
        <section class="panel row when"><label class="wide">Question <input maxlength="120" size="44" .value=${board.title} @change=${event => this.change(one => { one.title = event.target.value; })}></label>
          <label>Turn of <select aria-label="Whose turn" @change=${event => this.change(one => { one.active = Number(event.target.value); })}>
            ${board.sides.map((side, n) => html`<option value=${n} ?selected=${n === board.active}>${side.name}</option>`)}</select></label>
          <label>Step <select aria-label="Step" @change=${event => this.change(one => { one.step = event.target.value; })}>
            ${STEPS.map(step => html`<option ?selected=${step === board.step}>${step}</option>`)}</select></label></section>
        <div class="pickers">${board.sides.map((side, n) => this.side(side, n))}</div>
        <details class="panel"><summary>As a scenario file</summary><pre class="scenario">${this.scenario}</pre>
          <button @click=${() => { this.text = this.scenario; }}>Write it by hand</button></details>`
      : html`<section class="panel"><h2>Scenario</h2><textarea rows="22" aria-label="Scenario" spellcheck="false" .value=${this.text} @input=${event => { this.text = event.target.value; }}></textarea>
          <p class="row"><button @click=${() => { this.text = null; }}>Back to the board</button>
            <span class="faint small">Steps in “when” are made before you play on; “then” is checked.</span></p></section>`}
      ${chosen ? this.editor() : nothing}</main>`;
  }

  side(side, n) {
    const add = (zone, {count, name}) => this.change(one => {
      const cards = one.sides[n].zones[zone];
      const same = cards.find(card => card.name === name && Object.keys(card).length === 2);
      if (same) same.count += count;
      else cards.push({name, count});
    });
    return html`<section class="panel ask-side" aria-label=${side.name}>
      <header class="row spread"><h2>${side.name}${n === this.board.active ? html` <span class="faint small">active</span>` : nothing}</h2>
        <label>Life <input type="number" min="-99" max="999" class="life-field" .value=${String(side.life)} @change=${event => this.change(one => { one.sides[n].life = Number(event.target.value); })}></label></header>
      ${ZONES.map(([zone, title]) => html`<div class="ask-zone"><h3>${title}</h3>
        <div class="chips">${side.zones[zone].map((card, i) => html`<button class="chip ${card.tapped ? 'is-tapped' : ''}" title="Change ${card.name}" @click=${() => { this.chosen = {n, zone, i}; }}>
            ${card.count > 1 ? html`<b>${card.count}×</b> ` : nothing}${card.name}${FLAGS.filter(([flag]) => card[flag]).map(([, words]) => html`<span class="mark">${words}</span>`)}
            ${Object.entries(card.counters ?? {}).map(([kind, count]) => html`<span class="mark">${count} ${kind}</span>`)}${card.damage ? html`<span class="mark">${card.damage} damage</span>` : nothing}
            ${card.attached ? html`<span class="mark">on ${card.attached}</span>` : nothing}${card.attacking ? html`<span class="mark">attacking</span>` : nothing}${card.blocking ? html`<span class="mark">blocking ${card.blocking}</span>` : nothing}</button>`)}
          <card-field label="${title} of ${side.name}" hint=${zone === 'battlefield' ? 'Add: 2 Grizzly Bears' : 'Add a card'} @taken=${event => add(zone, event.detail)}></card-field></div></div>`)}</section>`;
  }

  editor() {
    const {n, zone, i} = this.chosen;
    const card = this.board.sides[n].zones[zone][i];
    if (!card) return nothing;
    const close = () => { this.chosen = null; };
    const edit = work => this.change(one => work(one.sides[n].zones[zone][i]));
    const remove = () => { close(); this.change(one => one.sides[n].zones[zone].splice(i, 1)); };
    const move = to => { close(); this.change(one => one.sides[n].zones[to].push(...one.sides[n].zones[zone].splice(i, 1).map(({name, count}) => ({name, count})))); };
    const hosts = this.board.sides.flatMap(side => side.zones.battlefield.map(one => one.name)).filter(name => name !== card.name);
    return html`<div class="veil" @click=${close}></div>
      <section class="panel dialog ask-edit" role="dialog" aria-modal="true" aria-label=${card.name} @keydown=${event => event.key === 'Escape' && close()}>
        <header class="row spread"><h2>${card.name}</h2><button id="close-edit" @click=${close}>Done <kbd>Esc</kbd></button></header>
        <label class="row">How many <input type="number" min="1" max="99" .value=${String(card.count)} @change=${event => edit(one => { one.count = Math.max(1, Number(event.target.value) || 1); })}></label>
        ${zone === 'battlefield' ? html`
          <div class="row">${[...FLAGS, ...COMBAT].map(([flag, words]) => html`<label class="toggle"><input type="checkbox" .checked=${!!card[flag]} @change=${event => edit(one => { one[flag] = event.target.checked || undefined; })}>${words}</label>`)}</div>
          <label class="row">Damage <input type="number" min="0" max="99" .value=${String(card.damage ?? 0)} @change=${event => edit(one => { one.damage = Number(event.target.value) || undefined; })}></label>
          <div class="row">${COUNTERS.map(kind => html`<label class="counter-field">${kind} <input type="number" min="0" max="99" aria-label="${kind} counters" .value=${String(card.counters?.[kind] ?? 0)}
            @change=${event => edit(one => { const all = {...one.counters, [kind]: Number(event.target.value)}; if (!all[kind]) delete all[kind]; one.counters = Object.keys(all).length ? all : undefined; })}></label>`)}</div>
          ${hosts.length ? html`<label class="row">Attached to <select @change=${event => edit(one => { one.attached = event.target.value || undefined; })}><option value="">nothing</option>
            ${[...new Set(hosts)].map(name => html`<option ?selected=${card.attached === name}>${name}</option>`)}</select></label>` : nothing}` : nothing}
        <div class="row">${ZONES.filter(([to]) => to !== zone).map(([to, title]) => html`<button @click=${() => move(to)}>To ${title.split(',')[0].toLowerCase()}</button>`)}
          <button class="bad" @click=${remove}>Remove</button></div></section>`;
  }

  updated(changes) {
    if (changes.has('chosen') && this.chosen) this.querySelector('#close-edit')?.focus();
  }
}

customElements.define('ask-page', AskPage);
