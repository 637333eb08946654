// What happens, in words, for those who hear the table: each line of the log once, the turn with it.
import {html} from 'lit';

/** Of a long turn that is shown at once all should be heard; who looks in after an hour need not hear it all. */
const MOST = 40;

/** A turn is no sentence in the log, but one is heard. */
function said(entry) {
  const words = entry.parts.map(part => part.name ?? part).join('');
  return entry.kind === 'turn' ? `${words}.` : words;
}

/** What is new since the last time, as one text; what was said before is not said again. */
export function announced(table) {
  const log = table.log ?? [];
  const last = log.at(-1)?.number ?? -1;
  if (table.heardTo === undefined || last < table.heardTo) table.heardTo = last;
  if (last > table.heardTo) {
    const lines = log.filter(entry => entry.number > table.heardTo).slice(-MOST);
    table.heard = lines.map(said).join(' ');
    table.heardTo = last;
  }
  const {over} = table.view;
  const end = over ? ` The game is over. ${over.result === 'won' ? 'You won.' : over.result === 'lost' ? 'You lost.' : ''} ${over.reason}` : '';
  return html`<div class="hear" id="announced" role="status" aria-live="polite">${table.heard ?? ''}${end}</div>`;
}
