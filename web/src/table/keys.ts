/** The keys of a table: one for the question, one for help, one for each option. */

export const QUESTION_KEY = 'q';
export const HELP_KEY = '?';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => letter !== QUESTION_KEY);
const KEYS = [...'1234567890', ...LETTERS, ...LETTERS.map((letter) => letter.toUpperCase())];

/** How many of the last keys begin a pair, so that every one of so many options has a key or a pair. */
function begun(count: number): number {
  return Math.max(0, Math.ceil((count - KEYS.length) / (KEYS.length - 1)));
}

/** The key for the option at this place in a list of this length: one key, or two in a row for long lists. */
export function keyOf(place: number, count: number): string {
  const single = KEYS.length - begun(count);
  if (place < single) {
    return KEYS[place] ?? '';
  }
  const [pair, second] = [Math.floor((place - single) / KEYS.length), (place - single) % KEYS.length];
  return `${KEYS[KEYS.length - 1 - pair] ?? ''}${KEYS[second] ?? ''}`;
}

/** The effect of a key press, given a held first key: the place of the chosen option (-1 for none), or the start of a pair. */
export function press(held: string, key: string, count: number): { place: number; held: string } {
  const [found, single] = [key.length === 1 ? KEYS.indexOf(key) : -1, KEYS.length - begun(count)];
  if (held && found >= 0) {
    const place = single + (KEYS.length - 1 - KEYS.indexOf(held)) * KEYS.length + found;
    return { place: place < count ? place : -1, held: '' };
  }
  if (found >= single) {
    return { place: -1, held: key };
  }
  return { place: found < count ? found : -1, held: '' };
}

/** A key, or two, as people see them on their keyboard. */
export function shownKey(keys: string): string {
  return [...keys].map((key) => (/^[A-Z]$/.test(key) ? `⇧${key}` : key.toUpperCase())).join(' ');
}

/** The same for `aria-keyshortcuts`, which knows no pairs. */
export function spokenKey(key: string): string | undefined {
  return key.length > 1 ? undefined : /^[A-Z]$/.test(key) ? `Shift+${key}` : key.toUpperCase();
}

/** Whether a key press is meant for what has the focus, or for the browser. */
export function isMeantElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return (
    event.ctrlKey ||
    event.altKey ||
    event.metaKey ||
    event.defaultPrevented ||
    target.closest('input:not([type=checkbox], [type=radio], [type=range]), textarea, select, dialog') !== null
  );
}
