// A number that is asked for: X, a share of damage, how many.

/** What is done with it, in a word or two. */
const NUMBERS = {X: n => `X = ${n}`, DIVIDE: n => `Assign ${n}`};

/** As much mana as there is; of damage as much as kills; else the least. */
function usual(table, low, high) {
  const {kind, about, prompt, subject} = table.view.decision;
  if (kind === 'X') return high;
  const one = kind === 'DIVIDE' && /'s? damage for/.test(prompt) && about?.object != null && table.cards.get(about.object);
  if (!one || one.toughness == null) return low;
  const kills = table.cards.get(subject?.object)?.keywords?.includes('deathtouch') ? 1 : one.toughness - (one.damage ?? 0);
  return Math.min(high, Math.max(low, kills));
}

/** To pay once or not at all is a plain yes or no. */
const isPlain = (kind, low, high) => kind === 'OPTIONAL_COST' && low === 0 && high === 1;

/** The number that is chosen at the moment and within what; null where none is asked for. */
export function number(table) {
  const {decision} = table.view;
  const apart = !decision || decision.combat || decision.kind === 'MODE' || decision.looked?.layout === 'PILES' || table.arranging?.looked;
  const options = apart ? [] : table.offers.loose.filter(option => option.kind === 'NUMBER');
  if (!options.length) return null;
  const values = options.map(option => option.number);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (isPlain(decision.kind, low, high)) return null;
  const at = values.includes(table.amount) ? table.amount : usual(table, low, high);
  return {at, low, high, values, label: NUMBERS[decision.kind]?.(at) ?? `Take ${at}`, send: () => table.choose(options.find(option => option.number === at).index)};
}

/** What the main button and Space do while a number is asked for. */
export const takeNumber = table => number(table)?.send();

/** @param by one more, or one less */
export function changeNumber(table, by) {
  const now = number(table);
  if (now?.values.includes(now.at + by)) table.amount = now.at + by;
  return !!now;
}
