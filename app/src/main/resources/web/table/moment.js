// A moment of a game or a replay as a board that can be changed: what lies open to whoever looks on.
import {html} from 'lit';
import {STEPS, toLink} from './ask.js';

const COLOURS = {W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green'};

/** As effects describe a token: "1/1 white Soldier creature token with lifelink". */
function tokenName(card) {
  if (!card.types?.includes('Creature')) return `${card.name.replace(/ Token$/, '')} token`;
  const colours = card.colors?.map(one => COLOURS[one]).join(' and ') || 'colorless';
  const kinds = [...card.subtypes ?? [], ...card.types.filter(type => type !== 'Creature').map(type => type.toLowerCase()), 'creature token'];
  const keywords = card.keywords?.length ? ` with ${card.keywords.join(' and ')}` : '';
  return `${card.printedPower}/${card.printedToughness} ${colours} ${kinds.join(' ')}${keywords}`;
}

const wholeName = card => card.token ? tokenName(card) : card.faces?.length > 1 ? card.faces.map(face => face.name).join(' // ') : card.name;

function placed(view, card) {
  const named = ref => view.battlefield.find(one => one.id === (ref?.object ?? ref))?.name;
  const counters = Object.fromEntries(Object.entries(card.counters ?? {}).filter(([, n]) => n));
  return {
    name: wholeName(card), count: 1, ...card.tapped && {tapped: true}, ...card.sick && {sick: true}, ...card.faceDown && {'face down': true},
    ...card.damage > 0 && {damage: card.damage}, ...Object.keys(counters).length && {counters},
    ...named(card.attachedTo) && {attached: named(card.attachedTo)}, ...card.attacking && {attacking: true}, ...named(card.blocking?.[0]) && {blocking: named(card.blocking[0])},
  };
}

/** The same cards in the same state are one line. */
function together(cards) {
  const lines = [];
  for (const card of cards) {
    const same = lines.find(line => JSON.stringify({...line, count: 1}) === JSON.stringify(card));
    if (same) same.count++;
    else lines.push(card);
  }
  return lines;
}

export function boardOf(view) {
  const plain = cards => together(cards.filter(card => card.name).map(card => ({name: wholeName(card), count: 1})));
  const step = view.turn.stepName;
  return {
    title: `${view.players.map(player => player.name).join(' against ')}, turn ${view.turn.number}`, active: Math.max(0, view.turn.active),
    step: STEPS.includes(step) ? step : STEPS.find(one => step.includes(one)) ?? (/damage/.test(step) ? 'declare blockers' : 'precombat main'),
    sides: view.players.slice(0, 2).map((player, n) => ({
      life: player.life,
      zones: {
        battlefield: together(view.battlefield.filter(card => card.controller === n && card.name).map(card => placed(view, card))),
        hand: plain(player.hand), graveyard: plain(player.graveyard), exile: plain(player.exile), library: [],
      },
    })),
  };
}

/** The way to setting this board; what others hide is left out, and what waits on the stack. */
export const askAbout = (view, label = 'Set this board…') => html`<a class="button set-board" href="#ask=${toLink(boardOf(view))}"
  title="As a board that can be changed and played with both seats. Hidden cards, libraries and the stack are left out.">${label}</a>`;
