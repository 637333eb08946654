// What the open decision offers, sorted by where one would click for it. No rules: only the server's options.
import {isAnsweredAtOnce} from './arrange.js';

const FREE = new Set(['PRIORITY', 'MULLIGAN']);

export class Offers {
  constructor(view, byHand) {
    this.decision = view.decision;
    this.byObject = new Map();
    this.byPlayer = new Map();
    this.loose = [];
    const isWhole = this.decision && (this.decision.combat || isAnsweredAtOnce(this.decision));
    const options = this.decision && !isWhole ? this.decision.options : [];
    for (const option of options) {
      const hidden = option.mana && this.decision.kind === 'PRIORITY' && !byHand;
      if (option.object != null) {
        if (!hidden) add(this.byObject, option.object, option);
      } else if (option.player != null) add(this.byPlayer, option.player, option);
      else if (option.index !== view.main?.option) this.loose.push(option);
    }
  }

  /** Whether things on the table are to be chosen: then all others are dimmed. */
  get picking() {
    return !!this.decision && !FREE.has(this.decision.kind) && !this.decision.combat
      && (this.byObject.size > 0 || this.byPlayer.size > 0);
  }

  of(card) {
    return card.id == null ? [] : this.byObject.get(card.id) ?? [];
  }

  /** Options about cards that lie where the board does not show them. */
  unseen(view) {
    const shown = new Set([...view.battlefield, ...view.stack,
      ...view.players.flatMap(player => player.hand)].map(card => card.id));
    const known = new Map([...view.decision?.cards ?? [],
      ...view.players.flatMap(player => [...player.graveyard, ...player.exile])].map(card => [card.id, card]));
    if (!this.decision || this.decision.kind === 'PRIORITY') return [];
    // What is looked at together is shown together, also what cannot be chosen.
    const looked = (this.decision.looked?.cards ?? []).filter(card => !shown.has(card.id));
    if (looked.length && this.decision.looked.layout === 'SOME') return looked.map(card => ({card, options: this.of(card)}));
    return [...this.byObject].filter(([id]) => !shown.has(id))
      .map(([id, options]) => ({options, card: known.get(id) ?? {id, name: options[0].label, colors: [], counters: {}}}));
  }
}

function add(map, key, option) {
  if (!map.has(key)) map.set(key, []);
  map.get(key).push(option);
}

export const sameRef = (a, b) => !!a && !!b && a.object === b.object && a.player === b.player;

export const refKey = ref => ref.object != null ? `o${ref.object}` : `p${ref.player}`;
