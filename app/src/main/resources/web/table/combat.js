// A declaration of attackers or blockers in the making: whom the player has clicked so far, and what would come of it.
import {refKey, sameRef} from './offers.js';

export class Combat {
  /** @param changed called when there is something new to draw */
  constructor(session, changed) {
    this.session = session;
    this.changed = changed;
    this.reset(null);
  }

  reset(decision) {
    this.lookAway();
    this.decisionId = decision?.id ?? null;
    this.combat = decision?.combat ?? null;
    this.declared = new Map();
    this.chosen = null;
    this.preview = null;
    if (this.combat) for (const creature of this.combat.creatures)
      if (creature.must && creature.may.length === 1) this.declared.set(creature.object, creature.may[0]);
    if (this.combat) this.look();
  }

  follow(decision) {
    if ((decision?.combat ? decision.id : null) !== this.decisionId) this.reset(decision?.combat ? decision : null);
  }

  get open() { return !!this.combat; }
  get attacks() { return this.combat?.call === 'attacks'; }

  /** The server asks creature by creature; here all of them are declared at once. */
  get prompt() { return this.open ? this.attacks ? 'Declare attackers' : 'Declare blockers' : null; }

  creature(id) { return this.combat?.creatures.find(one => one.object === id); }

  /** What may be clicked next, when a creature has been picked up. */
  isPossible(ref) {
    return !!this.chosen && this.creature(this.chosen).may.some(one => sameRef(one, ref));
  }

  /** A click on one of the creatures that are asked, or on whom it could attack or block. */
  click(ref) {
    if (this.chosen && this.isPossible(ref)) return this.declare(this.chosen, ref);
    const creature = ref.object != null && this.creature(ref.object);
    if (!creature) return false;
    if (this.declared.has(ref.object)) {
      this.declared.delete(ref.object);
      this.chosen = null;
      this.look();
    } else if (creature.may.length === 1) this.declare(ref.object, creature.may[0]);
    else this.chosen = this.chosen === ref.object ? null : ref.object;
    this.changed();
    return true;
  }

  declare(object, ref) {
    if (!this.creature(object)?.may.some(one => sameRef(one, ref))) return false;
    this.declared.set(object, ref);
    this.chosen = null;
    this.look();
    this.changed();
    return true;
  }

  all() {
    for (const creature of this.combat.creatures)
      if (!this.declared.has(creature.object)) this.declared.set(creature.object, creature.may[0]);
    this.look();
    this.changed();
  }

  clear() {
    this.declared.clear();
    this.chosen = null;
    this.look();
    this.changed();
  }

  get label() {
    const n = this.declared.size;
    if (!n) return null;
    return this.attacks ? `Attack with ${n}` : `Block with ${n}`;
  }

  body() {
    const list = [...this.declared].map(([object, target]) => ({object, target}));
    return {decision: this.decisionId, [this.attacks ? 'attackers' : 'blockers']: list};
  }

  send() {
    this.lookAway();
    return this.session.act(`/${this.combat.call}`, this.body());
  }

  look() {
    this.lookAway();
    const {signal} = this.looking = new AbortController();
    this.timer = setTimeout(async () => {
      const preview = await this.session.ask('POST', '/combat-preview', this.body(), signal).catch(refusal => ({lines: [refusal.message], dies: []}));
      if (signal.aborted) return;
      this.preview = preview;
      this.changed();
    }, 120);
  }

  /** A preview that is still on its way would be of a declaration that is no longer asked for. */
  lookAway() {
    clearTimeout(this.timer);
    this.looking?.abort();
  }

  dies(id) {
    return !!this.preview?.dies?.some(ref => ref.object === id);
  }

  /** Lines to draw: from each declared creature to its aim; an attack on the player needs none. */
  arrows() {
    return [...this.declared].filter(([, ref]) => ref.object != null).map(([object, ref]) => ({from: `o${object}`, to: refKey(ref), kind: 'combat'}));
  }
}
