// What a beginner should know at this moment, one sentence at a time, until it has been read.
const KEY = 'splitsecond-hints';

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

const write = state => localStorage.setItem(KEY, JSON.stringify(state));

export const hideHint = about => write({...read(), [about]: true});
export const noHints = () => write({...read(), off: true});
export const someHints = () => write({});

const ALL = ['mulligan', 'land', 'cast', 'stack', 'pick', 'attack', 'block', 'why', 'go-on'];

/** Whether there are hints that were not read yet. */
export function isLearning(view) {
  const seen = read();
  return view.you >= 0 && !view.over && !seen.off && ALL.some(about => !seen[about]);
}

/** The most fitting hint that was not read yet, or null. */
export function hintFor(table) {
  const {view, offers, combat} = table;
  if (!view.decision || view.over || view.you < 0) return null;
  const seen = read();
  if (seen.off) return null;
  return fitting(view, offers, combat).find(hint => !seen[hint.about]) ?? null;
}

function fitting(view, offers, combat) {
  const {decision} = view;
  const hint = (about, text) => ({about, text});
  if (combat.open) return [combat.attacks
    ? hint('attack', 'Click each creature that shall attack, then the blue button. The line below tells what would come of it.')
    : hint('block', 'Click one of your creatures, then the attacker it shall block (or drag it there).')];
  if (decision.kind === 'MULLIGAN') return [
    hint('mulligan', 'This is your opening hand. Two to five lands make a good one; after a mulligan you draw seven again and put one card back.')];
  if (decision.kind === 'PAY') return [hint('pay', 'Click the lands that shall pay, or let the blue button do it. Esc gives everything back.')];
  if (offers.picking && view.cancel?.allowed) return [hint('pick', 'What is framed in gold can be chosen. Esc takes the spell back as if nothing had happened.')];
  if (decision.kind !== 'PRIORITY') return [];
  const kinds = new Set(decision.options.filter(option => !option.mana).map(option => option.kind));
  return [
    kinds.has('PLAY_LAND') && hint('land', 'Cards that glow blue can be played now. Play a land first, one each turn: it pays for your spells.'),
    kinds.has('CAST') && hint('cast', 'Click a glowing card to cast it; your lands are tapped for you. Point at a card (or hold a finger on it) to see it large.'),
    view.stack.length > 0 && hint('stack', 'Spells wait on the stack, on the left. You may answer with an instant, or let the top one resolve with the blue button.'),
    hint('why', 'A card that does not glow cannot be played now: click it to learn exactly why.'),
    hint('go-on', 'Nothing more to do? The blue button (or Space) goes on; T passes for the rest of the turn. ? shows all keys.'),
  ].filter(Boolean);
}
