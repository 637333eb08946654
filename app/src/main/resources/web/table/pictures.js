// Pictures of cards from Scryfall, for those who ask for them. The cookie tells the server to let the page load them.
import {html, nothing} from 'lit';

const COOKIE = 'splitsecond-pictures';
const YEAR = 31536000;
const on = document.cookie.split('; ').includes(`${COOKIE}=on`);

export const hasPictures = () => on;

function set(wanted) {
  document.cookie = `${COOKIE}=${wanted ? 'on' : 'off'}; path=/; SameSite=Strict; max-age=${wanted ? YEAR : 0}`;
  location.reload();
}

export const picturesChoice = () => html`<label class="toggle" title="Pictures are loaded from scryfall.com, which then sees which cards you look at; off, nothing is">
  <input type="checkbox" id="pictures" .checked=${on} @change=${event => set(event.target.checked)}>Pictures of cards from Scryfall</label>`;

/** Of a card that has turned its other face up that one is wanted; where a card has no picture of it, it stays drawn. */
const side = card => card.faces?.[1]?.name === card.name ? '&face=back' : '';

/** Over the drawn card, once it is there; until then, and where there is none, the drawn card is seen. */
export function picture(card, version = 'normal') {
  if (!on || !card.name || card.faceDown || card.outside || card.token) return nothing;
  const address = `https://api.scryfall.com/cards/named?format=image&version=${version}&exact=${encodeURIComponent(card.name)}${side(card)}`;
  return html`<img class="picture" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer" src=${address}
    @load=${event => event.target.classList.add('there')} @error=${event => event.target.remove()}>`;
}
