// Mana symbols, drawn for this program, and card text with symbols in it.
import {html, svg, nothing} from 'lit';

const GLYPHS = {
  W: svg`<circle cx="16" cy="16" r="5.2"/><path d="M16 4.5v4M16 23.5v4M4.5 16h4M23.5 16h4M7.9 7.9l2.8 2.8M21.3 21.3l2.8 2.8M7.9 24.1l2.8-2.8M21.3 10.7l2.8-2.8" class="stroke"/>`,
  U: svg`<path d="M16 5c4.6 6 7.6 9.7 7.6 13.600a7.6 7.6 0 0 1-15.2 0C8.4 14.7 11.4 11 16 5z"/>`,
  B: svg`<path d="M16 5.500c-6 0-9.5 4-9.5 8.8 0 3.2 1.5 5.3 3.5 6.500v4.700h3v-2.500h1.600v2.500h2.800v-2.500h1.600v2.500h3v-4.700c2-1.2 3.5-3.3 3.5-6.5 0-4.8-3.5-8.8-9.5-8.800z"/><circle cx="12" cy="15" r="2.5" class="hole"/><circle cx="20" cy="15" r="2.5" class="hole"/>`,
  R: svg`<path d="M17.5 4.500c.6 4.6 7 7.2 7 14.2 0 5-3.7 8.6-8.5 8.600s-8.5-3.5-8.5-8.200c0-3.7 2.2-5.6 3.2-8.6 1.5 1 2.2 2.4 2.4 4.2 2.6-2.4 4.3-5.7 4.4-10.200z"/>`,
  G: svg`<path d="M16 4.5 23.5 14h-3.700l5.2 7H18v6.500h-4V21H7l5.2-7H8.500z"/>`,
  C: svg`<path d="M16 5 26 16 16 27 6 16z"/><path d="M16 11 20.6 16 16 21 11.4 16z" class="hole"/>`,
  S: svg`<path d="M16 5v22M6.5 10.500l19 11M25.5 10.500l-19 11" class="stroke"/>`,
  P: svg`<circle cx="16" cy="16" r="5.5" class="ring"/><path d="M16 5v22" class="stroke"/>`,
  E: svg`<path d="M18 4 8 18h7l-2 10 11-15h-7z"/>`,
  T: svg`<path d="M9 21.500A9 9 0 1 1 22.5 22" class="stroke"/><path d="M26.5 18.5 22 26l-5.5-6z"/>`,
  Q: svg`<path d="M23 10.500A9 9 0 1 1 9.5 10" class="stroke"/><path d="M5.5 13.5 10 6l5.5 6z"/>`,
};
const WORDS = {
  W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green', C: 'colorless', S: 'snow', P: 'two life', E: 'energy',
  T: 'tap', Q: 'untap', X: 'X',
};

/** The name of a symbol, for those who listen. */
export function symbolName(code) {
  return code.split('/').map(part => WORDS[part] ?? part).join(' or ');
}

export function symbol(code) {
  const parts = code.toUpperCase().split('/');
  const colours = parts.filter(part => 'WUBRGC'.includes(part) && part.length === 1);
  if (parts.length > 1) return hybrid(parts, colours, code);
  const part = parts[0];
  return html`<svg class="mana m-${colours[0] ?? 'N'}" viewBox="0 0 32 32" role="img" aria-label=${symbolName(code)}>
    <circle cx="16" cy="16" r="15.5" class="disc"></circle>
    ${GLYPHS[part] ? svg`<g class="glyph">${GLYPHS[part]}</g>`
      : svg`<text x="16" y="16" class="glyph" text-anchor="middle" dominant-baseline="central">${part}</text>`}
  </svg>`;
}

function hybrid(parts, colours, code) {
  const [left, right] = [parts[0], parts[1]];
  const half = (part, index) => svg`<g class="glyph half${index}">${GLYPHS[part]
    ?? svg`<text x="16" y="16" text-anchor="middle" dominant-baseline="central">${part}</text>`}</g>`;
  return html`<svg class="mana" viewBox="0 0 32 32" role="img" aria-label=${symbolName(code)}>
    <path d="M5 27A15.5 15.5 0 0 1 27 5z" class="disc d-${colours.includes(left) ? left : 'N'}"></path>
    <path d="M27 5A15.5 15.5 0 0 1 5 27z" class="disc d-${colours.includes(right) ? right : colours[0] ?? 'N'}"></path>
    ${half(left, 1)}${half(right, 2)}
  </svg>`;
}

/** A text with its symbols in words. */
export const inWords = text => text.replaceAll(/\{([^}]+)\}/g, (_, code) => ` ${symbolName(code.toUpperCase())} `).replaceAll(/\s+/g, ' ').trim();

/** A cost such as "{2}{R}". */
export function cost(text) {
  const codes = [...(text ?? '').matchAll(/\{([^}]+)\}/g)].map(match => match[1]);
  return codes.length ? html`<span class="cost">${codes.map(symbol)}</span>` : nothing;
}

/** Rules text: a paragraph per line, symbols drawn, reminders in italics. */
export function rulesText(text) {
  return (text ?? '').split('\n').filter(line => line).map(line => html`<span class="para">${words(line)}</span>`);
}

function words(line) {
  return line.split(/(\([^)]*\))/).map(part => part.startsWith('(') ? html`<i>${inline(part)}</i>` : inline(part));
}

export function inline(text) {
  return text.split(/(\{[^}]+\})/).map(part => /^\{.+\}$/.test(part) ? symbol(part.slice(1, -1)) : part);
}

/** A sentence of the server: its symbols are drawn, and its words stay what they are. */
export function sentence(text) {
  return text.split(/(\{[^}]+\})/).map(part => /^\{.+\}$/.test(part)
    ? html`<span class="hear">${part}</span><span aria-hidden="true">${symbol(part.slice(1, -1))}</span>` : part);
}

/** The mana in a pool, nothing if it is empty. */
export function pool(mana) {
  const held = Object.entries(mana ?? {}).filter(([, amount]) => amount > 0);
  if (!held.length) return nothing;
  return html`<span class="pool" aria-label="Mana pool">${held.map(([code, amount]) =>
    html`<span class="held">${symbol(code)}${amount > 1 ? html`<b>×${amount}</b>` : nothing}</span>`)}</span>`;
}
