// One game as this browser sees it: the view, kept up to date over a WebSocket, and the calls that change it.
import {call} from '/web/calls.js';
import {tokenOf} from './seats.js';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

export class Session {
  /** @param changed called whenever there is something new to draw */
  constructor(id, changed) {
    this.id = id;
    this.changed = changed;
    this.token = tokenOf(id);
    this.view = null;
    this.log = [];
    this.cards = new Map();
    this.connected = false;
    this.gone = null;
    this.busy = 0;
    this.wait = FIRST_WAIT;
    this.connect();
  }

  connect() {
    if (this.closed) return;
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/games/${encodeURIComponent(this.id)}/events`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.token ? {token: this.token} : {}));
    socket.onmessage = event => {
      const message = JSON.parse(event.data);
      if (message.view) {
        // What a fresh connection says counts: a server that was started again may count anew.
        this.take(message.view, !this.connected);
        this.connected = true;
        this.wait = FIRST_WAIT;
        this.changed();
      }
    };
    socket.onclose = () => this.lost();
  }

  async lost() {
    if (this.closed) return;
    this.connected = false;
    this.changed();
    try {
      this.take(await this.ask('GET', ''), true);
    } catch (refusal) {
      // 401: not one of this game's tokens. 410: saved with rules that are no longer these.
      if (refusal.status === 401 || refusal.status === 404 || refusal.status === 410) {
        this.gone = refusal.message;
        return this.changed();
      }
    }
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 1.6, LONGEST_WAIT);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  take(view, anyway = false) {
    if (!view || (!anyway && this.view && view.revision < this.view.revision)) return;
    const first = view.logStart ?? view.log?.[0]?.number ?? 0;
    this.log = [...this.log.filter(entry => entry.number < first), ...view.log ?? []];
    this.view = view;
    this.takenAt = performance.now();
    this.remember(view);
    this.changed();
  }

  /** Cards seen once can be shown again when the log speaks of them. */
  remember(view) {
    const seen = [...view.battlefield ?? [], ...view.stack ?? [], ...view.decision?.cards ?? [],
      ...(view.players ?? []).flatMap(player => [...player.hand, ...player.graveyard, ...player.exile])];
    for (const card of seen) this.cards.set(card.id, card).set(card.name, card);
  }

  /** @param signal given by who may lose interest in the answer */
  ask(method, path, body, signal) {
    return call(method, `/api/games/${encodeURIComponent(this.id)}${path}`, body, this.token, signal);
  }

  /** A call whose answer is the new view. A decision that is closed brings the open one with it. */
  async act(path, body = {}, method = 'POST') {
    this.busy++;
    this.changed();
    try {
      const view = await this.ask(method, path, body);
      this.take(view);
      return view;
    } catch (refusal) {
      if (refusal.body?.view) this.take(refusal.body.view);
      if (refusal.status !== 409) throw refusal;
    } finally {
      this.busy--;
      this.changed();
    }
  }

  choose(option) {
    const decision = this.view.decision;
    return decision ? this.act('/choices', {decision: decision.id, option}) : null;
  }
}
