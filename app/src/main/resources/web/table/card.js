// Draws one card, in any zone and size: how large it is, its style sheet decides.
import {html, nothing} from 'lit';
import {classMap} from 'lit/directives/class-map.js';
import {ifDefined} from 'lit/directives/if-defined.js';
import {picture} from './pictures.js';
import {cost, inline, inWords, rulesText, symbol} from './mana.js';

const BASIC = {Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G'};

/** The class that gives a card the frame of its colour. */
export function frame(card) {
  const colours = card.colors ?? [];
  if (colours.length > 1) return 'c-gold';
  if (colours.length === 1) return `c-${colours[0]}`;
  if (card.types?.includes('Land')) {
    const basic = (card.subtypes ?? []).map(type => BASIC[type]).filter(Boolean);
    return basic.length === 1 ? `c-land c-land-${basic[0]}` : 'c-land';
  }
  return 'c-none';
}

const isSick = card => card.sick && card.power != null && !card.keywords?.includes('haste');

const isAside = card => card.faceDown && card.zone === 'EXILE';
/** Somebody's face-down card in exile is no creature (CR 406.3): only its back is seen. */
const isBack = card => isAside(card) && !card.typeLine;

const isBattle = card => card.types?.includes('Battle');

/** How a card is announced. */
export function spoken(card, extra = []) {
  if (isBack(card)) return 'Face-down card';
  const size = card.power != null ? `${card.power}/${card.toughness}` : null;
  const counters = Object.entries(card.counters ?? {}).map(([kind, n]) => `${n} ${kind} counter${n === 1 ? '' : 's'}`);
  const costs = card.manaCost && card.zone !== 'BATTLEFIELD' ? `costs ${inWords(card.manaCost)}` : null;
  return [card.name, costs, size, card.typeLine, card.loyalty != null ? `${isBattle(card) ? 'defense' : 'loyalty'} ${card.loyalty}` : null,
    ...card.gained ?? [], card.tapped && 'tapped', isSick(card) && 'summoning sick', card.damage > 0 && `${card.damage} damage`,
    isAside(card) && 'face down', card.merged && `merged from ${card.merged.join(' over ')}`, card.outside && 'outside the rules', card.attacking && 'attacking', card.blocking?.length && 'blocking', ...counters, ...extra].filter(Boolean).join(', ');
}

/** Its rules text, for those who listen: after its name, and not for every card that one passes by. */
const textOf = card => isBack(card) ? '' : inWords([card.text, ...(card.faces ?? []).filter(one => one.name !== card.name)
  .map(one => `${one.name}: ${one.text ?? ''}`)].filter(Boolean).join(' '));

/** The mana a land makes, as far as its text says so plainly: what is seen of it on the table. */
function makes(card) {
  if (!card.types?.includes('Land')) return [];
  const basics = (card.subtypes ?? []).map(type => BASIC[type]).filter(Boolean);
  const written = [...(card.text ?? '').matchAll(/\bAdd ([^.]*)/g)].flatMap(([, mana]) => [...mana.matchAll(/\{([WUBRGC])\}/g)].map(found => found[1]));
  return [...new Set([...basics, ...written])];
}

/** A word that is too long for the width of a card is set in smaller letters. */
function tightness(name) {
  const longest = Math.max(...(name ?? '').split(/[\s-]/).map(word => word.length));
  return longest > 12 ? 'tight very' : longest > 9 ? 'tight' : '';
}

/** What is inside the frame. */
export function face(card) {
  if (isBack(card)) return html`<span class="aside">face down</span>${marks(card)}`;
  const mana = makes(card);
  const plain = card.supertypes?.includes('Basic') && mana.length === 1;
  return html`
    <span class="head">${cost(card.manaCost)}<span class="name ${tightness(card.name)}">${card.name}</span></span>
    ${isAside(card) ? html`<span class="aside">face down</span>` : nothing}
    ${card.outside ? html`<span class="outside">outside the rules</span>` : nothing}
    <span class="type">${card.typeLine}</span>
    ${card.gained ? html`<span class="gained">${inline(card.gained.join(', '))}</span>` : nothing}
    ${card.merged ? html`<span class="merged">${card.merged.join(' over ')}</span>` : nothing}
    ${mana.length ? html`<span class=${classMap({makes: true, plain, [`of${Math.min(mana.length, 5)}`]: true})}>${mana.map(symbol)}</span>` : nothing}
    ${plain ? nothing : html`<span class="text">${rulesText(card.text)}${card.faces ? faces(card) : nothing}</span>`}
    ${picture(card)}${marks(card)}`;
}

function faces(card) {
  return card.faces.filter(one => one.name !== card.name).map(one => html`
    <span class="other"><b>${one.name}</b> ${cost(one.manaCost)} <span>${one.typeLine}</span>${rulesText(one.text)}
      ${one.power != null ? html`<b>${one.power}/${one.toughness}</b>` : nothing}</span>`);
}

function marks(card) {
  const counters = Object.entries(card.counters ?? {}).filter(([kind, n]) => n && kind !== 'loyalty' && !(kind === 'defense' && isBattle(card)));
  return html`
    ${counters.length ? html`<span class="counters">${counters.map(([kind, n]) =>
      html`<span class="counter">${kind}${n > 1 ? ` ×${n}` : ''}</span>`)}</span>` : nothing}
    ${card.power != null ? html`<span class=${classMap({pt: true, up: stronger(card), down: weaker(card)})}>
      ${card.damage > 0 ? html`<span class="damage" title="${card.damage} damage">−${card.damage}</span>` : nothing}
      ${card.power}/${card.toughness}</span>` : nothing}
    ${card.loyalty != null ? html`<span class="pt loyalty">${card.loyalty}</span>` : nothing}`;
}

const changed = card => (card.power - (card.printedPower ?? card.power))
  + (card.toughness - (card.printedToughness ?? card.toughness));
const stronger = card => changed(card) > 0;
const weaker = card => changed(card) < 0;

/** How long a finger rests on a card before it is shown large. */
const HOLD = 380;

/** Touch has no hovering: a finger that rests shows the card, and what follows is no click. */
function hold(one, how, event) {
  how.press?.(event);
  if (event.pointerType !== 'touch' || !how.look) return;
  const element = event.currentTarget;
  const swallow = click => { click.stopPropagation(); click.preventDefault(); };
  const timer = setTimeout(() => {
    how.look(one, element);
    element.addEventListener('click', swallow, {capture: true, once: true});
  }, HOLD);
  const end = () => {
    clearTimeout(timer);
    how.look(null);
    for (const kind of ['pointerup', 'pointercancel']) removeEventListener(kind, end);
    setTimeout(() => element.removeEventListener('click', swallow, {capture: true}));
  };
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, end);
}

/**
 * A card that can be pointed at, focused and clicked. The button lies over the picture and is named by itself: what is
 * printed on a card is no label.
 * `how` has: lit, legal, dim, chosen (looks); click, say (what is added for listeners); look (called with card or null).
 */
export function card(one, how = {}) {
  const look = how.look ?? (() => {});
  const classes = {
    card: true, [frame(one).split(' ')[0]]: true, [frame(one).split(' ').at(-1)]: true,
    tapped: one.tapped, sick: isSick(one), lit: how.lit, legal: how.legal, dim: how.dim, chosen: how.chosen, aimed: how.aimed,
    attacking: one.attacking || how.attacking, blocking: one.blocking?.length || how.blocking, token: one.token,
    creature: one.power != null, dying: how.dying, back: isBack(one),
  };
  return html`<span class=${classMap(classes)} data-ref=${ifDefined(one.id != null ? `o${one.id}` : undefined)} data-name=${one.name}>
    <span class="inside" aria-hidden="true">${face(one)}</span>
    ${isSick(one) && one.zone === 'BATTLEFIELD' ? html`<span class="zzz" title="Summoning sick" aria-hidden="true">zZ</span>` : nothing}
    ${how.badge ? html`<span class="badge ${how.tick ? 'tick' : ''}" aria-hidden="true">${how.badge}</span>` : nothing}
    ${how.count > 1 ? html`<span class="count" aria-hidden="true">×${how.count}</span>` : nothing}
    <button type="button" class="pick" aria-label=${spoken(one, how.say)} aria-description=${textOf(one) || nothing} aria-disabled=${how.inert ? 'true' : nothing}
      @click=${how.click} @pointerdown=${event => hold(one, how, event)} @contextmenu=${event => event.preventDefault()}
      @pointerenter=${event => event.pointerType !== 'touch' && look(one, event.currentTarget)}
      @pointerleave=${event => event.pointerType !== 'touch' && look(null)}
      @focus=${event => event.currentTarget.matches(':focus-visible') && look(one, event.currentTarget)} @blur=${() => look(null)}></button></span>`;
}

/** The large card beside the pointer. */
export function large(one) {
  return html`<div class="card large ${frame(one)} ${isBack(one) ? 'back' : ''}"><span class="inside">${face(one)}</span></div>`;
}

export function back(n = 0) {
  return html`<span class="card back" aria-hidden="true" data-back=${n}></span>`;
}

/** ✔ and ✘ for each condition of a verdict. */
export function checklist(verdict) {
  if (!verdict?.checks?.length) return nothing;
  return html`<ul class="checks">${verdict.checks.map(check => html`
    <li class=${check.holds ? 'holds' : 'fails'}><span aria-hidden="true">${check.holds ? '✔' : '✘'}</span>
      <span class="hear">${check.holds ? 'yes: ' : 'no: '}</span>${inline(check.label)}</li>`)}</ul>`;
}
