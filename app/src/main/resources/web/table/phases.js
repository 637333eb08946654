// The steps of a turn, where it stands, and where the player wants to be asked.
import {html, nothing} from 'lit';

const NAMES = {
  UNTAP: ['Untap', 'Un'], UPKEEP: ['Upkeep', 'Up'], DRAW: ['Draw', 'Dr'], PRECOMBAT_MAIN: ['Main 1', 'M1'],
  BEGINNING_OF_COMBAT: ['Combat', 'Co'], DECLARE_ATTACKERS: ['Attackers', 'At'], DECLARE_BLOCKERS: ['Blockers', 'Bl'],
  FIRST_STRIKE_DAMAGE: ['First strike', 'Fs'], COMBAT_DAMAGE: ['Damage', 'Da'], END_OF_COMBAT: ['End combat', 'Ec'],
  POSTCOMBAT_MAIN: ['Main 2', 'M2'], END: ['End', 'En'], CLEANUP: ['Cleanup', 'Cl'],
};
const WITHOUT_PRIORITY = new Set(['UNTAP', 'CLEANUP']);

export const stepName = step => NAMES[step]?.[0] ?? step;

export function phases(table) {
  const {view} = table;
  const {turn} = view;
  if (!turn) return nothing;
  const mine = turn.active === (table.readOnly ? table.bottom : view.you);
  const holder = turn.waitingFor ?? turn.priority;
  const begun = turn.number > 0;
  const {name} = view.players[turn.active];
  const addressed = mine && !table.readOnly || name === 'You';
  const whose = addressed ? 'Your turn' : `${name}’s turn`;
  const first = addressed ? 'You go first' : `${name} goes first`;
  return html`<nav class="phases ${mine ? 'mine' : 'theirs'}" aria-label="Steps of the turn">
    <span class="turn ${mine ? 'mine' : ''}" aria-live="polite"><b>${begun ? `Turn ${turn.number}` : 'Opening hands'}</b> <span>${begun ? whose : first}</span>
      <span class="hear">, ${turn.stepName ?? stepName(turn.step)}${holder >= 0 ? `, ${asked(table, holder)}` : ''}</span></span>
    <ol>${view.steps.map(step => html`
      <li class="step ${begun && step === turn.step ? 'now' : ''}" data-step=${step} aria-current=${begun && step === turn.step ? 'step' : nothing}>
        ${stop(table, step, 'others')}
        <span class="long">${NAMES[step]?.[0] ?? step}</span><span class="short" title=${stepName(step)}>${NAMES[step]?.[1] ?? step}</span>
        ${stop(table, step, 'own')}
      </li>`)}</ol>
  </nav>`;
}

const asked = (table, holder) => holder === table.view.you && !table.readOnly ? 'you are asked' : `${table.view.players[holder]?.name} is asked`;

function stop(table, step, whose) {
  const stops = table.view.settings?.stops?.[whose] ?? [];
  if (table.readOnly || table.view.you < 0 || WITHOUT_PRIORITY.has(step)) return html`<span class="stop none"></span>`;
  const set = stops.includes(step);
  const label = `Stop at ${whose === 'own' ? 'your own' : 'the opponent’s'} ${stepName(step).toLowerCase()} step`;
  return html`<button class="stop ${whose}" aria-pressed=${set} aria-label=${label} title=${label}
    @click=${() => table.settings({stops: {[whose]: set ? stops.filter(one => one !== step) : [...stops, step]}})}></button>`;
}
