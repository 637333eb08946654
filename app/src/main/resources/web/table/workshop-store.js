// Cards of one's own, kept in this browser.
const KEY = 'splitsecond-workshop';

export function drafts() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(one => typeof one?.name === 'string') : [];
  } catch {
    return [];
  }
}

export function keepDrafts(all) {
  localStorage.setItem(KEY, JSON.stringify(all));
}

/** A draft as files have it: what it does not say is left out. */
export const asCard = draft => Object.fromEntries(['name', 'cost', 'type', 'text', 'pt', 'loyalty'].filter(field => draft[field]).map(field => [field, draft[field]]));

/** All of them as a file for `--cards`, or null. */
export function ownCards(all = drafts()) {
  return all.length ? JSON.stringify(all.map(asCard), null, 1) : null;
}
