// The games this browser has a seat in. All tabs share them.
const KEY = 'splitsecond-skirmish';
const MOST = 30;

function all() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export const tokenOf = id => all().find(seat => seat.id === id)?.token ?? null;

export function remember({id, token}) {
  localStorage.setItem(KEY, JSON.stringify([{id, token}, ...all().filter(seat => seat.id !== id)].slice(0, MOST)));
}
