/** Points at something on the board from elsewhere, such as the log: boards mark their things with `thing`. */
import { lasting } from './motion';

const SHOWN_FOR = 2600;
const POINTED = 'pointed';

/** What a board puts on whatever shows a thing: `<button {...thing('card', 'sword')}>`. */
export function thing(kind: string, id: string): { 'data-thing': string } {
  return { 'data-thing': `${kind} ${id}` };
}

let timer = 0;

/** Highlights it; returns whether it is on the board and was not highlighted already. */
export function pointAt(kind: string, id: string): boolean {
  const name = CSS.escape(`${kind} ${id}`);
  const found = [...document.querySelectorAll<HTMLElement | SVGElement>(`.board [data-thing="${name}"]`)];
  const isNew = found.some((one) => !one.classList.contains(POINTED));
  document.querySelectorAll(`.${POINTED}`).forEach((one) => one.classList.remove(POINTED));
  if (!isNew) {
    return false;
  }
  found.forEach((one) => one.classList.add(POINTED));
  found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: lasting(1) ? 'smooth' : 'auto' });
  clearTimeout(timer);
  timer = window.setTimeout(() => found.forEach((one) => one.classList.remove(POINTED)), SHOWN_FOR);
  return true;
}
