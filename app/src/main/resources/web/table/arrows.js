// Arrows between things on the table, drawn over everything and never in the way.
import {html, svg} from 'lit';

/** Where an arrow begins or ends: in the middle of a card, at the edge of what lies in the column of the players. */
function place(key) {
  const element = document.querySelector(`[data-ref="${key}"]`);
  if (!element) return null;
  const box = (element.closest('.stack li') ?? element).getBoundingClientRect();
  if (!box.width) return null;
  const aside = box.right < innerWidth / 4 && element.closest('.people');
  return {x: aside ? box.right - 4 : box.x + box.width / 2, y: box.y + box.height / 2, aside};
}

function curve(a, b) {
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  if (a.aside && b.aside) return `M${a.x} ${a.y}C${a.x + 45} ${a.y} ${b.x + 45} ${b.y} ${b.x} ${b.y}`;
  const bend = Math.min(60, far / 5);
  const mid = {x: (a.x + b.x) / 2 + (a.y > b.y ? bend : -bend) * 0.6, y: (a.y + b.y) / 2};
  return `M${a.x} ${a.y}Q${mid.x} ${mid.y} ${b.x} ${b.y}`;
}

/** @param list of {from, to, kind}; an end is a reference's key, or a point */
export function arrows(list) {
  const point = end => typeof end === 'string' ? place(end) : end;
  const drawn = list.map(one => ({...one, a: point(one.from), b: point(one.to)})).filter(one => one.a && one.b);
  return html`<svg class="arrows" aria-hidden="true">
    <defs><marker id="tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto-start-reverse">
      <path d="M0 0 10 5 0 10z" fill="context-stroke"></path></marker></defs>
    ${drawn.map(one => svg`<path class="under" d=${curve(one.a, one.b)}></path>
      <path class=${one.kind} d=${curve(one.a, one.b)} marker-end="url(#tip)"></path>`)}
  </svg>`;
}
