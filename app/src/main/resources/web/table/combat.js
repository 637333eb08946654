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
    this.chosen = [];
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

  may(object, ref) { return !!this.creature(object)?.may.some(one => sameRef(one, ref)); }

  /** What may be clicked next, when creatures have been picked up. */
  isPossible(ref) { return this.chosen.some(object => this.may(object, ref)); }

  /** A click on one of the creatures that are asked, or on whom it could attack or block. */
  click(ref) {
    if (this.isPossible(ref)) return this.declare(this.chosen, ref);
    const creature = ref.object != null && this.creature(ref.object);
    if (!creature) return false;
    if (this.declared.has(ref.object)) {
      this.declared.delete(ref.object);
      this.look();
    } else if (creature.may.length === 1) this.declare([ref.object], creature.may[0]);
    else this.chosen = this.chosen.includes(ref.object) ? this.chosen.filter(one => one !== ref.object) : [...this.chosen, ref.object];
    this.changed();
    return true;
  }

  /** Those of the creatures that may attack or block it do. */
  declare(objects, ref) {
    const able = objects.filter(object => this.may(object, ref));
    if (!able.length) return false;
    for (const object of able) this.declared.set(object, ref);
    this.chosen = this.chosen.filter(object => !able.includes(object));
    this.look();
    this.changed();
    return true;
  }

  all() {
    this.chosen = [];
    for (const creature of this.combat.creatures)
      if (!this.declared.has(creature.object)) this.declared.set(creature.object, creature.may[0]);
    this.look();
    this.changed();
  }

  clear() {
    this.declared.clear();
    this.chosen = [];
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
