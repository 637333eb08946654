// What the players share beside the game: their clocks, what they say, how often each has won, and whether they go on.
import {html, nothing} from 'lit';

const MUTE = 'splitsecond-mute';
export const isMuted = () => localStorage.getItem(MUTE) === 'on';

const two = n => String(n).padStart(2, '0');
const time = millis => {
  const seconds = Math.ceil(Math.max(0, millis) / 1000);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
};

/** How much a seat has left now: it runs on between two views. */
function left(table, player) {
  const {clock} = table.session.view.meeting;
  return clock.left[player] - (clock.running === player ? performance.now() - (table.session.takenAt ?? performance.now()) : 0);
}

export function clockOf(table, player) {
  const clock = table.session?.view?.meeting?.clock;
  if (!clock) return nothing;
  const millis = left(table, player);
  return html`<span class="tag clock ${clock.running === player ? 'on' : ''} ${millis < 60000 ? 'bad' : ''}">${time(millis)}</span>`;
}

/** How late those see the game who only look on: "30 seconds", "2 minutes"; empty if they see it live. */
export function lateBy(view) {
  const delay = view?.meeting?.delay;
  if (!delay) return '';
  const [n, unit] = delay % 60 ? [delay, 'second'] : [delay / 60, 'minute'];
  return `${n} ${unit}${n === 1 ? '' : 's'}`;
}

/** While somebody's time runs it is drawn every second. */
export function tick(table) {
  clearTimeout(table.ticking);
  if (table.session?.view?.meeting?.clock?.running >= 0) table.ticking = setTimeout(() => table.requestUpdate(), 1000);
}

/** How many lines of others were said while the place where they are read was shut. */
export function unread(table) {
  const view = table.session?.view;
  const lines = isMuted() ? [] : (view?.meeting?.chat ?? []).filter(line => line.player !== view.you);
  if (table.drawer) table.readLines = lines.length;
  return Math.max(0, lines.length - (table.readLines ?? 0));
}

export function chat(table) {
  const lines = table.session?.view?.meeting?.chat;
  if (!lines) return nothing;
  const muted = isMuted();
  const send = event => {
    event.preventDefault();
    const field = event.target.elements.words;
    const words = field.value.trim();
    if (!words) return;
    field.value = '';
    table.attempt(() => table.session.act('/chat', {words}));
  };
  const mute = () => {
    localStorage.setItem(MUTE, muted ? 'off' : 'on');
    table.requestUpdate();
  };
  const own = table.session.view.you;
  const shown = muted ? lines.filter(line => line.player === own) : lines;
  return html`<section class="chat" aria-label="Chat">
    <header class="row spread"><h2>Chat</h2><button class="small" aria-pressed=${muted} title="Read nothing that others say" @click=${mute}>${muted ? 'Muted' : 'Mute'}</button></header>
    <div class="said" role="log" aria-label="What was said" tabindex="0">${shown.map(line => html`<p><b>${table.session.view.seats[line.player]?.name}</b> ${line.words}</p>`)}
      ${shown.length ? nothing : html`<p class="faint">${muted ? 'You read nothing that others say.' : 'Nobody has said anything yet.'}</p>`}</div>
    ${own >= 0 ? html`<form class="row tight" @submit=${send}><input name="words" maxlength="200" autocomplete="off" aria-label="Say something" placeholder="Say something"><button>Send</button></form>` : nothing}
  </section>`;
}

/** The score of a series, for the end of a game. */
export function score(table) {
  const series = table.session?.view?.meeting?.series;
  if (!series) return nothing;
  const names = table.session.view.seats.map(seat => seat.name);
  const leader = series.wins.indexOf(Math.max(...series.wins));
  return html`<p class="score"><b>${names[0]} ${series.wins[0]} – ${series.wins[1]} ${names[1]}</b>
    <span class="faint">${series.decided ? `${names[leader]} has won the series` : `best of ${series.of === 3 ? 'three' : series.of}`}</span></p>`;
}

export const isSeriesOpen = view => !!view?.meeting?.series && !view.meeting.series.decided;

/** Where two people play: the other one has asked for the next game. */
export function asksAgain(table) {
  const {view} = table;
  if (!view.rematch || view.you < 0 || view.seats.some(seat => seat.kind !== 'human')) return null;
  return view.seats[1 - view.you]?.name ?? null;
}
