// The bar that says what is asked, and a fitting control for each kind of question.
import {html, nothing} from 'lit';
import {lanes, modes, piles} from './arrange.js';
import {card, checklist} from './card.js';
import './find.js';
import {takeBackButton} from './takeback.js';
import {cost, inline, sentence, symbol} from './mana.js';
import {changeNumber, number as asked} from './number.js';
import {isWatching} from './showing.js';
import {speedChoice} from './side.js';

const COLOURS = {white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G', colorless: 'C'};
const MANY = 8;
/** How much of a question stays in the window, in pixels. */
const GRIP = 48;

/** While things on the table are chosen, what else can be chosen stays out of the way. */
const IN_BAR = new Set(['PRIORITY', 'MULLIGAN']);
const inBar = ({offers, view}) => offers.picking || IN_BAR.has(view.decision.kind);

/** Options that are not clicked on the table: buttons, a number, colours, cards from hidden places. */
export function sheet(table) {
  const {view, offers} = table;
  const {decision} = view;
  if (!decision || decision.combat) return nothing;
  if (table.arranging.looked) return framed(table, 'wide', lanes(table));
  if (decision.looked?.layout === 'PILES') return framed(table, 'wide', piles(table));
  if (decision.kind === 'MODE') return framed(table, '', modes(table, decision.options.filter(option => option.kind === 'MODE' || !table.arranging.open)));
  const unseen = offers.unseen(view);
  const numbers = offers.loose.filter(option => option.kind === 'NUMBER');
  const rest = offers.loose.filter(option => option.kind !== 'NUMBER' && option.kind !== 'PASS');
  if (decision.naming) return framed(table, '', naming(table, rest));
  if (!unseen.length && !numbers.length && (!rest.length || inBar(table))) return nothing;
  const wordy = rest.some(option => option.label.length > 40);
  return framed(table, unseen.length ? 'wide' : '', html`${unseen.length ? cards(table, unseen) : nothing}
    ${numbers.length ? number(table, numbers) : nothing}
    ${rest.length > MANY ? words(table, rest) : html`<div class="options ${wordy ? 'wordy' : ''}">
      ${rest.map((option, n) => optionButton(table, option, n))}</div>`}`);
}

/** What is asked, with the card it is about beside it where there is room. */
function framed(table, size, body) {
  const {decision} = table.view;
  // What lies on the stack is seen there already, and modes need the room.
  const subject = !size && decision.kind !== 'MODE' && decision.subject?.object != null && table.cards.get(decision.subject.object);
  return html`<section class="sheet ${size} ${decision.kind === 'PLACE' && subject ? 'looks' : ''} ${table.folded ? 'folded' : ''}" aria-label=${decision.prompt}>
    <header class="grip" title="Drag to move" @pointerdown=${drag}><h2>${inline(decision.prompt)}</h2>
      <button class="fold" aria-expanded=${!table.folded} aria-label=${table.folded ? 'Unfold the question' : 'Fold the question'} @click=${() => { table.folded = !table.folded; }}>${table.folded ? '▴' : '▾'}</button></header>
    <div class="body">${subject ? html`<div class="subject">${card(subject, {look: table.looking})}</div>` : nothing}
      <div class="ask">${decision.detail ? html`<p class="small faint detail">${inline(decision.detail)}</p>` : nothing}${body}</div></div>
  </section>`;
}

/** A question that lies in the way is moved aside, as far as its heading can still be taken hold of. */
function drag(event) {
  if (event.target.closest('button')) return;
  const sheet = event.currentTarget.closest('.sheet');
  const was = new DOMMatrix(getComputedStyle(sheet).transform);
  const box = sheet.getBoundingClientRect();
  const within = (by, least, most) => Math.min(Math.max(by, least), most);
  const move = at => {
    const x = within(at.clientX - event.clientX, GRIP - box.right, innerWidth - GRIP - box.left);
    const y = within(at.clientY - event.clientY, -box.top, innerHeight - GRIP - box.top);
    sheet.style.transform = `translate(${was.e + x}px, ${was.f + y}px)`;
  };
  const end = () => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
}

function optionButton(table, option, n) {
  const colour = option.kind === 'COLOR' && COLOURS[option.label.toLowerCase()];
  const main = option.kind === 'YES' && table.view.main?.option == null ? 'primary' : '';
  return html`<button class="option ${main}" data-key=${n < 9 ? n + 1 : nothing} @click=${() => table.choose(option.index)}>
    ${colour ? symbol(colour) : nothing}<span>${inline(option.label)}</span></button>`;
}

function cards(table, unseen) {
  const groups = sameCards(table, unseen);
  const wanted = table.filter.toLowerCase();
  const fit = groups.filter(([{card: one}]) => one.name.toLowerCase().includes(wanted));
  return html`
    ${groups.length > MANY ? html`<input type="search" class="find" placeholder="Find a card" aria-label="Find a card"
      .value=${table.filter} @input=${event => { table.filter = event.target.value; }}>` : nothing}
    <div class="grid">${fit.map(group => card(group[0].card, group[0].options.length ? {
      legal: true, look: table.looking, click: () => table.chooseOf(group[0].card, group[0].options), count: group.length,
      say: [group.length > 1 && `${group.length} of them`, 'can be chosen'],
    } : {dim: true, look: table.looking, inert: true, say: ['cannot be chosen']}))}${fit.length ? nothing : html`<p class="faint">No card has that in its name.</p>`}</div>`;
}

/** In a library one copy is as good as another. */
function sameCards(table, unseen) {
  if (table.view.decision.kind !== 'SEARCH') return unseen.map(one => [one]);
  return [...Map.groupBy(unseen.toSorted((a, b) => a.card.name.localeCompare(b.card.name)), ({card: one}) => one.name).values()];
}

function number(table, options) {
  const now = asked(table);
  if (!now) return html`<div class="options">
    ${options.toSorted((a, b) => b.number - a.number).map((option, n) => optionButton(table, {...option, kind: option.number ? 'YES' : 'NO', label: option.number ? 'Yes' : 'No'}, n))}</div>`;
  const {at, low, high, values} = now;
  return html`<div class="number" role="group" aria-label="Number">
    <button @click=${() => changeNumber(table, -1)} ?disabled=${at <= low} aria-label="Less">−</button>
    <output aria-live="polite">${at}</output>
    <button @click=${() => changeNumber(table, 1)} ?disabled=${at >= high} aria-label="More">+</button>
    ${high - low > 3 ? html`<input type="range" min=${low} max=${high} .value=${String(at)} aria-label="Number"
      @input=${event => { const value = Number(event.target.value); if (values.includes(value)) table.amount = value; }}>` : nothing}
    <button class="primary option" @click=${now.send}>${now.label}</button>
    <span class="faint small">${low} to ${high}</span>
  </div>`;
}

function words(table, options) {
  const fit = options.filter(option => option.label.toLowerCase().includes(table.filter.toLowerCase()));
  return html`<input type="search" class="find" placeholder="Find" aria-label="Find" .value=${table.filter}
      @input=${event => { table.filter = event.target.value; }}>
    <div class="options scroll">${fit.slice(0, 60).map((option, n) => optionButton(table, option, n))}</div>`;
}

/** Any card can be named; those that one knows of are at hand. A card with several names is named by one of them. */
function naming(table, options) {
  const {decision} = table.view;
  const name = said => table.attempt(() => table.session.act('/answers', {decision: decision.id, name: said}));
  return html`<card-field any label="Name any card" hint="Name any card" @taken=${({detail}) => {
      const names = detail.name.split(' // ');
      table.parts = names.length > 1 ? names : null;
      if (!table.parts) name(detail.name);
    }}></card-field>
    ${table.parts ? html`<div class="options" role="group" aria-label="Which of its names">${table.parts.map(part => html`<button class="option" @click=${() => name(part)}>${part}</button>`)}</div>` : nothing}
    <div class="options scroll">${options.map((option, n) => optionButton(table, option, n))}</div>`;
}

/** A question that says its whole clause, or where much happens at once, needs smaller letters. */
const isWordy = (decision, combat, told) => (!decision ? told.length : combat.open ? 30 + (combat.preview?.lines ?? []).join(' · ').length
  : (decision?.prompt.length ?? 0) + (decision?.detail?.length ?? 0)) > (innerWidth > 980 ? 70 : 40);

/** Prompt, undo and the main button: always there, always in the same place. */
export function bar(table) {
  const {view, combat, offers} = table;
  const {decision, cancel} = view;
  const {picking} = offers;
  const told = decision ? '' : table.waiting;
  return html`<section class="bar ${picking ? 'picking' : ''} ${decision ? 'asked' : ''}" aria-label="What to do">
    <div class="prompt ${isWordy(decision, combat, told) ? 'wordy' : ''}" role="status" aria-live="polite">
      ${decision ? html`<b>${combat.prompt ?? inline(decision.prompt)}</b>` : html`<span class="faint">${told}</span>`}
      ${decision?.detail && picking ? html`<span class="faint detail">${inline(decision.detail)}</span>` : nothing}
      ${decision?.payment ? html`<span class="payment">to pay ${cost(decision.payment.remaining)}
        ${decision.payment.remaining ? nothing : '— nothing more'}<span class="faint"> of </span>${cost(decision.payment.cost)}</span>` : nothing}
      ${combat.open ? outcome(combat) : nothing}
    </div>
    <div class="buttons">
      ${combat.open ? combatButtons(combat) : nothing}
      ${decision && inBar(table) && !offers.unseen(view).length ? offers.loose.filter(option => option.kind !== 'PASS').map((option, n) => optionButton(table, option, n)) : nothing}
      ${cancel?.allowed ? html`<button class="cancel" @click=${() => table.cancel()}>Cancel <kbd>Esc</kbd></button>` : nothing}
      ${takeBackButton(table)}
      ${decision?.kind === 'PRIORITY' && view.main?.label !== 'End turn' ? html`<button class="skip" title="Pass until the turn ends or something happens (T)"
        @click=${() => table.passTurn()}>${view.turn.active === view.you ? 'End turn' : 'Pass turn'}</button>` : nothing}
      ${isWatching(view) && !view.over ? watching(table) : mainButton(table)}
    </div>
  </section>`;
}

/** Two computers play: whoever looks on says how fast. */
function watching(table) {
  const {showing} = table;
  return html`<label class="speed">Speed ${speedChoice(table)}</label>
    <button class="step" ?disabled=${!showing.paused || !showing.running} @click=${() => { showing.step(); table.refresh(); }}>Step</button>
    <button class="main primary" id="main" aria-pressed=${showing.paused} @click=${() => showing.pause(!showing.paused)}>${showing.paused ? 'Go on' : 'Pause'}</button>`;
}

function mainButton(table) {
  const {view, combat} = table;
  const {arranging} = table;
  const number = asked(table);
  const label = combat.label ?? arranging?.label ?? (number ? number.label : view.main?.label) ?? 'Waiting';
  const skips = table.showing?.running;
  const can = skips || combat.open || arranging?.open && arranging.ready || number || view.main?.option != null || view.main?.call === 'pass-turn';
  return html`<button class="main primary" id="main" ?disabled=${!can || !skips && table.session?.busy > 0} title=${view.main?.hint ?? 'Space'}
    @click=${() => table.main()}>${label}</button>`;
}

function combatButtons(combat) {
  return html`${combat.attacks ? html`<button @click=${() => combat.all()}>All attack</button>` : nothing}
    ${combat.declared.size ? html`<button @click=${() => combat.clear()}>Clear</button>` : nothing}`;
}

function outcome(combat) {
  const lines = combat.preview?.lines ?? [];
  const hint = combat.chosen.length ? combat.attacks ? 'Now click whom they attack' : 'Now click whom they block' : combat.attacks ? 'Click creatures to attack with' : 'Click or drag a creature onto an attacker';
  return html`<span class="outcome">${lines.length ? html`If nothing else happens: <b>${lines.join(' · ')}</b>`
    : html`<span class="faint">${hint}</span>`}</span>`;
}

/** Another way to cast a card says its cost; the usual one is printed on it, or on its other half. */
function usualCost(one, option) {
  if (option.kind !== 'CAST') return nothing;
  const face = [one, ...one.faces ?? []].find(each => option.label === `Cast ${each.name}`);
  return face ? cost(face.manaCost) : nothing;
}

/** What may be done with a card is asked at the card, where there is room, so that the board stays in sight. */
export function beside(menu, card) {
  if (!menu || !card || innerWidth < 700) return;
  const at = card.getBoundingClientRect();
  const {width, height} = menu.getBoundingClientRect();
  const within = (least, wanted, most) => Math.max(least, Math.min(wanted, most));
  const above = at.top - height - 8;
  menu.style.translate = 'none';
  menu.style.left = `${within(8, at.left + at.width / 2 - width / 2, innerWidth - width - 8)}px`;
  menu.style.top = `${within(8, above >= 8 ? above : at.bottom + 8, innerHeight - height - 8)}px`;
}

/** Several things one can do with the same card. */
export function menu(table) {
  if (!table.menu) return nothing;
  const {card: one, options} = table.menu;
  return html`<div class="veil" @click=${() => table.closeMenu()}></div>
    <div class="menu panel" role="menu" aria-label=${one.name}>
      <h2>${one.name}</h2>
      ${options.map(option => html`<button role="menuitem" class="option" @click=${() => table.choose(option.index)}>${inline(option.label)} ${usualCost(one, option)}</button>`)}
      <button role="menuitem" @click=${() => table.closeMenu()}>Cancel <kbd>Esc</kbd></button>
    </div>`;
}

/** The refusal, in its own words, with the checklist. */
export function toast(table) {
  const {notice} = table;
  return html`<div class="toast ${notice ? 'shown' : ''}" role="alert" @pointerenter=${() => table.holdNotice()} @pointerleave=${() => table.say(notice)}>${notice ? html`
    <button class="close" aria-label="Close" @click=${() => table.say(null)}>×</button>
    <p>${sentence(notice.message)}</p>${checklist(notice)}` : nothing}</div>`;
}
