// Dark, light, or as the system has it; remembered in this browser.
const KEY = 'splitsecond-theme';
const ORDER = ['auto', 'light', 'dark'];

export function theme() {
  const stored = localStorage.getItem(KEY);
  return ORDER.includes(stored) ? stored : 'auto';
}

export function applyTheme() {
  if (theme() === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme();
}

export function nextTheme() {
  localStorage.setItem(KEY, ORDER[(ORDER.indexOf(theme()) + 1) % ORDER.length]);
  applyTheme();
}
