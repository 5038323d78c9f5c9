/** The keys of a table: one for the question, one for help, one for each option. */

export const QUESTION_KEY = 'q';
export const HELP_KEY = '?';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => letter !== QUESTION_KEY);
const KEYS = [...'1234567890', ...LETTERS, ...LETTERS.map((letter) => letter.toUpperCase())];

/** The key of the option at a place in the list; empty for the sixty-first and those after it. */
export function keyOf(place: number): string {
  return KEYS[place] ?? '';
}

/** The place of the option that a key chooses; -1 for none. */
export function placeOf(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key) : -1;
}

/** A key as people see it on their keyboard. */
export function shownKey(key: string): string {
  return /^[A-Z]$/.test(key) ? `⇧${key}` : key.toUpperCase();
}

/** The same for `aria-keyshortcuts`. */
export function spokenKey(key: string): string {
  return /^[A-Z]$/.test(key) ? `Shift+${key}` : key.toUpperCase();
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
