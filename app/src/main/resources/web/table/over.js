// The end of a game: who won and why, and what next.
import {html, nothing} from 'lit';
import {asksAgain, isSeriesOpen, score} from './meeting.js';
import {remember} from './seats.js';
import {sideboarding} from './sideboard.js';

const HEADINGS = {won: 'You won', lost: 'You lost', draw: 'A draw'};

export function endScreen(table) {
  const {over} = table.view;
  if (!over) return nothing;
  const winner = table.view.players[over.winner]?.name;
  if (table.sideboard) return sideboarding(table, deck => rematch(table, deck));
  const again = asksAgain(table);
  const open = isSeriesOpen(table.view);
  const choose = open && table.view.meeting.series.pool.some(one => one.count > one.main);
  return html`<div class="veil"></div>
    <section class="panel dialog end ${over.result}" role="dialog" aria-modal="true" aria-label="The game is over">
      <h1>${HEADINGS[over.result] ?? (winner ? `${winner} won` : 'The game is over')}</h1>
      <p>${over.reason}</p>
      <p class="faint">${table.view.players.map(player => `${player.name} ${String(player.life).replace('-', '−')}`).join(' · ')} — turn ${table.view.turn?.number}</p>
      ${score(table)}
      <p class="again" role="status">${again ? `${again} ${open ? 'is ready for the next game' : 'wants a rematch'}.` : ''}</p>
      <div class="row">
        ${table.view.position ? html`<a class="button" href="#ask">Change the board</a>`
          : table.view.you >= 0 ? html`<button class="primary" @click=${() => choose ? (table.sideboard = true) : rematch(table)}>${open ? 'Next game' : again ? 'Accept the rematch' : 'Rematch'}</button>` : nothing}
        ${table.view.takeBack?.allowed ? html`<button title="Go on from your last decision (Z)" @click=${() => table.undo()}>Take back</button>` : nothing}
        <button @click=${() => replay(table)}>Replay</button>
        ${table.view.position ? nothing : html`<button @click=${() => download(table)}>Download</button>`}
        <button @click=${() => { table.closedEnd = true; }}>Look at the table</button>
        <a class="button" href="#">New game</a>
      </div>
    </section>`;
}

/** @param deck of which the next game of a series is played; the same if it is not said */
function rematch(table, deck) {
  return table.attempt(async () => {
    const next = await table.session.ask('POST', '/rematch', {deck});
    remember(next);
    location.hash = `game=${next.id}`;
  });
}

function replay(table) {
  return table.attempt(async () => {
    const made = await table.session.ask('POST', '/replay', {});
    location.hash = `replay=${made.id}`;
  });
}

/** The record is fetched with the seat's token, so it cannot be a plain link. */
function download(table) {
  return table.attempt(async () => {
    const {session} = table;
    const response = await fetch(`/api/games/${encodeURIComponent(session.id)}/record`,
      {headers: session.token ? {Authorization: `Bearer ${session.token}`} : {}});
    if (!response.ok) throw new Error((await response.json()).error);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = `game-${session.id}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  });
}
