// Decks of one's own, kept in this browser as lists.
const KEY = 'splitsecond-decks';

export function savedDecks() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(one => typeof one?.name === 'string' && typeof one.list === 'string') : [];
  } catch {
    return [];
  }
}

export function saveDeck(deck) {
  localStorage.setItem(KEY, JSON.stringify([deck, ...savedDecks().filter(one => one.name !== deck.name)]));
}

export function dropDeck(name) {
  localStorage.setItem(KEY, JSON.stringify(savedDecks().filter(one => one.name !== name)));
}

/** As the start page offers them, before those that come with the program. */
export const offeredDecks = () => savedDecks().map(({name, list, colors, size, cards}) =>
  ({name, list, colors: colors ?? [], description: `Your deck, ${size ?? '?'} cards.`, cards: cards ?? []}));
