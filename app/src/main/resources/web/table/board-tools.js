// Beside a board that was set: its scenario, and the way back to setting it.
import {html, nothing} from 'lit';
import {askAbout} from './moment.js';
import {likes} from './seats.js';

async function scenarioOf(table) {
  const {session} = table;
  const response = await fetch(`/api/games/${encodeURIComponent(session.id)}/scenario`, {headers: session.token ? {Authorization: `Bearer ${session.token}`} : {}});
  if (!response.ok) throw new Error((await response.json()).error);
  return response.text();
}

const copy = table => table.attempt(async () => {
  await navigator.clipboard.writeText(await scenarioOf(table));
  table.say({message: 'The scenario is copied: the board, and every step since.'});
});

const download = table => table.attempt(async () => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([await scenarioOf(table)], {type: 'text/yaml'}));
  link.download = 'question.yaml';
  link.click();
  URL.revokeObjectURL(link.href);
});

export function boardTools(table) {
  if (!table.view?.players?.length) return nothing;
  if (!table.view.position) return html`<div class="board-tools"><div class="row">${askAbout(table.view)}</div></div>`;
  const {held} = likes();
  return html`<div class="board-tools">${held?.game === table.session?.id && held.words ? html`<p role="note">${held.words}</p>` : nothing}
    <div class="row"><button @click=${() => copy(table)}>Copy scenario</button><button @click=${() => download(table)}>Save it</button>
      ${askAbout(table.view)}<a class="button" href="#ask">Back to the first board</a></div></div>`;
}
