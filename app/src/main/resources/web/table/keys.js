// Every action by keyboard.
import {changeNumber} from './number.js';

export const KEYS = [
  ['Space', 'the main button; skips what is being shown'], ['Arrow keys', 'move among cards, players and buttons'], ['Enter', 'play or choose what has the focus'],
  ['Esc', 'cancel, close'], ['1 … 9', 'choose from a list of options'], ['+ −', 'more or less of a number'], ['H', 'to your hand'], ['B', 'to your creatures'], ['S', 'to the stack'],
  ['Z', 'take back'], ['T', 'end the turn, or pass until it ends'], ['F', 'full control'], ['A', 'automatic passing'], ['P', 'pay by hand'],
  ['G', 'your graveyard'], ['M', 'sounds on or off'], ['L', 'log and settings'], ['?', 'this list'],
];

const STOPS = '.card > .pick, .player .face, .pile, .sheet button, .bar button, .menu button, .dialog button, .dialog a';

export function keys(table, event) {
  if (!table.view || event.ctrlKey || event.metaKey || event.altKey) return;
  const typing = event.target.closest?.('input:not([type="range"]), textarea, select');
  if (typing && event.key !== 'Escape') return;
  const done = act(table, event);
  if (done) event.preventDefault();
}

function act(table, event) {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const onControl = event.target.closest?.('button, a, input, summary, [role="slider"]');
  if (key === 'Escape') return escape(table);
  if (key.startsWith('Arrow') && !event.target.closest?.('input')) return walk(table, key);
  if ((key === ' ' || key === 'Enter') && !onControl) return yes(table.main());
  if (/^[1-9]$/.test(key)) return press(table, `.menu .option:nth-of-type(${key}), [data-key="${key}"]`);
  if (key === '+' || key === '-') return changeNumber(table, key === '+' ? 1 : -1);
  const {settings} = table.view;
  switch (key) {
    case 'h': return focus(table, '.hand.mine .card');
    case 'b': return focus(table, '.half.mine .card');
    case 's': return focus(table, '.stack .card');
    case 'z': return yes(table.undo());
    case 't': return table.view.decision?.kind === 'PRIORITY' && yes(table.passTurn());
    case 'f': return settings && yes(table.settings({fullControl: !settings.fullControl}));
    case 'a': return settings && yes(table.settings({autoPass: !settings.autoPass}));
    case 'p': return settings && yes(table.settings({payByHand: !settings.payByHand}));
    case 'g': return yes(table.openPile(table.bottom, 'graveyard'));
    case 'm': return yes(table.toggleSound());
    case 'l': return yes(table.drawer = !table.drawer);
    case '?': return yes(table.help = !table.help);
    default: return false;
  }
}

const yes = () => true;

function escape(table) {
  if (table.help) table.help = false;
  else if (table.asking) table.asking = false;
  else if (table.menu) table.closeMenu();
  else if (table.pile) table.pile = null;
  else if (table.combat?.chosen.length) { table.combat.chosen = []; table.requestUpdate(); }
  else if (table.view.cancel?.allowed) table.cancel();
  else if (table.drawer) table.drawer = false;
  else table.say(null);
  return true;
}

function press(table, selector) {
  const button = table.querySelector(selector);
  button?.click();
  return !!button;
}

function focus(table, selector) {
  const element = table.querySelector(`:is(${selector}):is(.lit, .legal) > .pick`) ?? table.querySelector(`${selector} > .pick`);
  element?.focus();
  return !!element;
}

/** The nearest thing in the direction of the arrow. */
function walk(table, key) {
  const all = [...table.querySelectorAll(STOPS)].filter(one => one.offsetParent && !one.disabled && !one.closest('[inert]'));
  const from = document.activeElement;
  if (!all.includes(from)) return focus(table, '.hand.mine .card') || press(table, '#none');
  const centre = one => { const box = one.getBoundingClientRect(); return {x: box.x + box.width / 2, y: box.y + box.height / 2}; };
  const here = centre(from);
  const across = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  let best = null;
  for (const one of all) {
    if (one === from) continue;
    const there = centre(one);
    const ahead = sign * (across ? there.x - here.x : there.y - here.y);
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x);
    if (ahead < 4 || (across && aside > ahead * 2)) continue;
    const far = ahead + aside * (across ? 3 : 0.6);
    if (!best || far < best.far) best = {one, far};
  }
  best?.one.focus();
  return true;
}
