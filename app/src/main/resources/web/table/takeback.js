// Taking back: at once where nobody else plays, by consent where another person does.
import {html, nothing} from 'lit';

const freely = view => view.takeBack?.allowed && !view.takeBack.consent;

/** The button beside the main one. It stays where it is and says why it can do nothing. */
export function takeBackButton(table) {
  const {undo, takeBack} = table.view;
  if (table.view.you < 0) return nothing;
  const can = undo?.allowed || takeBack?.allowed;
  const waits = takeBack?.wished?.player === table.view.you;
  const title = waits ? 'Waiting for the answer; click to withdraw' : can
    ? takeBack?.consent && !undo?.allowed ? 'Ask to take back your last decision (Z)' : 'Take back your last decision (Z)'
    : takeBack?.message || undo?.message;
  return html`<button class="undo" aria-disabled=${can || waits ? nothing : 'true'} title=${title}
    @click=${() => table.undo()}>${waits ? 'Asked…' : 'Take back'}</button>`;
}

/** Between two people a spell that nobody has answered yet needs no leave. */
export function takeBack(table) {
  // What was taken back a moment ago is not seen yet.
  if (table.session.busy > 0) return;
  const {undo, takeBack: back, you} = table.view;
  if (back?.wished?.player === you) {
    table.withdrew = true;
    return answer(table, false);
  }
  if (freely(table.view)) return table.attempt(() => table.session.act('/take-back'));
  if (undo?.allowed) return table.attempt(() => table.session.act('/undo'));
  if (back?.allowed) return table.attempt(() => table.session.act('/take-back'));
  return table.say({message: back?.message || undo?.message || 'There is nothing to take back.'});
}

const stands = view => JSON.stringify([view.turn, view.decision?.id, view.logEnd, view.stack.length]);

/** Who is refused is told: the wish is gone, and everything stands as it did. */
export function hearOfRefusal(table, old, now) {
  if (old.takeBack?.wished?.player !== now.you || now.takeBack?.wished) return;
  if (!table.withdrew && stands(old) === stands(now)) table.say({message: `${now.players[1 - now.you]?.name} does not agree to take it back.`});
  table.withdrew = false;
}

const answer = (table, allow) => table.attempt(() => table.session.act('/take-back/answer', {allow}));

/** The other player's wish, out of the way of the board. */
export function wish(table) {
  const {takeBack: back, you, players} = table.view;
  const wished = back?.wished;
  if (!wished || wished.player === you || you < 0) return nothing;
  return html`<section class="panel wish" role="alertdialog" aria-label="Take back?">
    <p><b>${players[wished.player]?.name}</b> would like to take back${wished.what ? html`: <i>${wished.what}</i>` : ' the last decision'}</p>
    <div class="row"><button class="primary" @click=${() => answer(table, true)}>Allow</button>
      <button @click=${() => answer(table, false)}>No</button></div></section>`;
}
