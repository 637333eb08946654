// What happened on the way to the open question, shown one thing after another.
const SPEED = 'splitsecond-speed';

/** Milliseconds for each thing that happens. */
export const SPEEDS = {slow: 1100, normal: 550, fast: 220, 'at once': 0};

export function speed() {
  const liked = localStorage.getItem(SPEED);
  return liked in SPEEDS ? liked : 'normal';
}

export const setSpeed = name => localStorage.setItem(SPEED, name);

export const pace = () => SPEEDS[speed()];

const NOT_NOW = {allowed: false, message: 'First look at what happens, or skip it (Space).'};

/** A moment drawn as a view in which nothing can be done. */
const still = (view, moment) => ({
  ...view, ...moment, decision: null, over: null, undo: NOT_NOW, cancel: NOT_NOW, takeBack: NOT_NOW, main: {label: 'Skip', option: null, call: null},
});

const complete = view => ({...view, logEnd: (view.logStart ?? 0) + (view.log?.length ?? 0)});

/** Whether only computers play: then all that happens is shown at the speed of whoever looks on. */
export const isWatching = view => view?.you < 0 && !!view.seats?.length && view.seats.every(seat => seat.kind !== 'human');

export class Showing {
  /** @param changed called when there is something else to draw */
  constructor(changed) {
    this.changed = changed;
    this.view = null;
    this.latest = null;
    this.queue = [];
    this.paused = false;
  }

  /** Whether there is more to see before the game stands as it does. */
  get running() { return this.queue.length > 0; }

  take(view) {
    if (view === this.latest) return;
    const known = this.latest && view && view.revision <= this.latest.revision && view.id === this.latest.id;
    const first = !this.view || !view?.players?.length;
    this.latest = view;
    if (first || !pace()) return this.end();
    if (known) {
      if (this.running) this.queue[this.queue.length - 1] = complete(view);
      else this.view = complete(view);
      return;
    }
    const waiting = this.running || this.paused;
    this.queue.push(...(view.moments ?? []).map(moment => still(view, moment)), complete(view));
    if (waiting) return;
    if (!isWatching(view) || !this.timer) this.step();
  }

  /** Shows the next thing, and more after a while. */
  step() {
    clearTimeout(this.timer);
    this.timer = null;
    if (!this.queue.length) return;
    this.view = this.queue.shift();
    if (this.paused) return;
    if (this.running || isWatching(this.view)) this.timer = setTimeout(() => { this.step(); this.changed(); }, pace());
  }

  pause(on) {
    this.paused = on;
    clearTimeout(this.timer);
    this.timer = null;
    if (!on) this.step();
    this.changed();
  }

  /** On to how the game stands now. */
  skip() {
    if (this.running) this.end();
    this.changed();
  }

  end() {
    clearTimeout(this.timer);
    this.timer = null;
    this.queue = [];
    this.view = this.latest?.players?.length ? complete(this.latest) : this.latest;
  }
}
