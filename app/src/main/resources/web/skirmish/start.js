// Before a game: squads, seats and the rules of timing are chosen; whoever is invited chooses a squad.
import {LitElement, html, nothing} from 'lit';
import {call} from '/web/calls.js';

const OWN = 'own';
const PROFILES = {table: 'as a chat bot knows them', strict: 'as the rules have them'};
const EXAMPLE = `name: My squad
figures:
  - Chewbacca
  - {name: Scout, traits: [TROOPER, SPY], size: SMALL, affiliation: REBEL, cost: 5}
deck:
  - Take Initiative
  - Battle Scars
  - Data Theft
`;

class SkirmishStart extends LitElement {
  static properties = {
    invited: {type: Boolean}, run: {attribute: false},
    offer: {state: true}, chosen: {state: true}, typed: {state: true}, checked: {state: true},
    opponent: {state: true}, profile: {state: true},
  };

  constructor() {
    super();
    this.invited = false;
    this.chosen = ['', ''];
    this.typed = [EXAMPLE, EXAMPLE];
    this.checked = [null, null];
    this.opponent = 'hotseat';
  }

  createRenderRoot() { return this; }

  async connectedCallback() {
    super.connectedCallback();
    await this.run(async () => {
      const offer = await call('GET', '/api/skirmish/squads');
      const names = offer.squads.map(squad => squad.name);
      this.chosen = ['First steps: Rebels', 'First steps: Empire'].map(name => names.includes(name) ? name : names[0]);
      this.profile = offer.profiles[0];
      this.offer = offer;
      await this.updateComplete;
    });
  }

  /** What the server is told: a name, or the squad as it was typed. */
  squad(which) {
    return this.chosen[which] === OWN ? this.typed[which] : this.chosen[which];
  }

  begin() {
    this.dispatchEvent(new CustomEvent('begin', {detail: this.invited
      ? {squad: this.squad(1)}
      : {profile: this.profile, opponent: this.opponent, squad: this.squad(0), opponentSquad: this.squad(1)}}));
  }

  render() {
    if (!this.offer) return html`<p class="faint">Looking for squads…</p>`;
    const {invited, opponent} = this;
    return html`
      <section class="panel start" aria-label=${invited ? 'You are invited' : 'New game'}>
        <h2>${invited ? 'You are invited to a skirmish: choose your squad' : 'New game'}</h2>
        <div class="squads">${invited ? this.picker(1, 'Your squad') : html`
          ${this.picker(0, opponent === 'invite' ? 'Your squad' : 'Squad of player 1')}
          ${this.picker(1, opponent === 'invite' ? 'The other squad, unless the guest chooses one' : 'Squad of player 2')}`}
        </div>
        ${invited ? nothing : html`
          <div class="choices">
            <fieldset><legend>Seats</legend>
              ${this.radio('opponent', 'hotseat', 'At one screen', 'both hands are open')}
              ${this.radio('opponent', 'invite', 'Each at their own', 'you send a link; hands are private')}
            </fieldset>
            <fieldset><legend>Timing</legend>
              ${this.offer.profiles.map(one => this.radio('profile', one, one, PROFILES[one] ?? ''))}
            </fieldset>
          </div>`}
        <div class="row"><button class="primary big" @click=${() => this.begin()}>${invited ? 'Sit down' : 'Start game'}</button></div>
      </section>`;
  }

  radio(field, value, words, more) {
    return html`<label><input type="radio" name=${field} .checked=${this[field] === value}
      @change=${() => { this[field] = value; }}> <b>${words}</b>${more ? html` <span class="faint">${more}</span>` : nothing}</label>`;
  }

  picker(which, label) {
    const name = this.chosen[which];
    const squad = this.offer.squads.find(one => one.name === name);
    return html`
      <div class="picker">
        <label>${label}
          <select aria-label=${label} @change=${e => { this.chosen = this.chosen.with(which, e.target.value); }}>
            ${this.offer.squads.map(one => html`<option ?selected=${one.name === name}>${one.name}</option>`)}
            <option value=${OWN} ?selected=${name === OWN}>A squad of my own…</option>
          </select>
        </label>
        ${name === OWN ? this.typing(which) : squad ? this.shown(squad) : nothing}
      </div>`;
  }

  shown(squad) {
    return html`
      <p>${squad.figures.join(' · ')}</p>
      <details><summary>${squad.cards.length} command cards</summary>
        <ul class="cards">${squad.cards.map(card => html`<li><span class="cost">${card.cost}</span> ${card.name}
          <span class="faint">${card.when}</span></li>`)}</ul></details>
      ${squad.notes.map(note => html`<p class="faint small">${note}</p>`)}`;
  }

  typing(which) {
    const checked = this.checked[which];
    const change = text => {
      this.typed = this.typed.with(which, text);
      this.checked = this.checked.with(which, null);
    };
    return html`
      <textarea rows="10" spellcheck="false" aria-label="Squad of your own" .value=${this.typed[which]}
        @input=${e => change(e.target.value)}></textarea>
      <div class="row">
        <button @click=${() => this.check(which)}>Check</button>
        <label class="file">From a file <input type="file" accept=".yaml,.yml,.json,.txt"
          @change=${async e => { const [file] = e.target.files; if (file) change(await file.text()); }}></label>
      </div>
      ${checked ? checked.squad
        ? html`<div class="good" role="status">${checked.squad.name} can be played. ${this.shown(checked.squad)}</div>`
        : checked.problems.map(one => html`<p class="bad" role="status">${one}</p>`) : nothing}`;
  }

  check(which) {
    return this.run(async () => {
      const answer = await call('POST', '/api/skirmish/squads/check', {squad: this.typed[which]});
      this.checked = this.checked.with(which, answer);
      await this.updateComplete;
    });
  }
}

customElements.define('skirmish-start', SkirmishStart);
