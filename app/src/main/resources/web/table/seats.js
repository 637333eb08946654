// The games this browser has a seat in. All tabs share them.
const KEY = 'splitsecond-games';
const MOST = 30;

function all() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export const seats = () => all();

export const tokenOf = id => all().find(seat => seat.id === id)?.token ?? null;

export function remember({id, token, opponent}) {
  if (!token) return;
  localStorage.setItem(KEY, JSON.stringify([{id, token, opponent}, ...all().filter(seat => seat.id !== id)].slice(0, MOST)));
}

export function forget(id) {
  localStorage.setItem(KEY, JSON.stringify(all().filter(seat => seat.id !== id)));
}

const LIKES = 'splitsecond-likes';

/** What was chosen on the start page last time. */
export function likes() {
  try {
    return JSON.parse(localStorage.getItem(LIKES) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

export function like(choice) {
  localStorage.setItem(LIKES, JSON.stringify({...likes(), ...choice}));
}
