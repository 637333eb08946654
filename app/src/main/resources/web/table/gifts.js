// What else there is to do than play: the ways to it from the start page.
import {html} from 'lit';
import './import.js';

const TOOLS = [
  ['#ask', 'Ask the table', 'Set a board by typing names, play for both sides, and see what happens and why.'],
  ['#workshop', 'Workshop', 'Write a card of your own, see what is understood, and play it at once.'],
  ['#decks', 'Decks', 'Paste any list, see all that is in the way, change it, try hands, keep it.'],
];

/** The same at the head of the page, where nobody has to look for them. */
export const ways = () => html`<nav class="row ways" aria-label="Other pages">${TOOLS.map(([href, name, words]) => html`<a class="button" href=${href} title=${words}>${name}</a>`)}</nav>`;

export const gifts = () => html`<nav class="panel" aria-label="More"><div class="tools">${TOOLS.map(([href, name, words]) =>
  html`<a class="tool" href=${href}><b>${name}</b><span class="small faint">${words}</span></a>`)}</div></nav><card-import></card-import>`;
