/** Options that are buttons on the board itself: places to go to, and what is done on the stage. */
import type { Option } from '../../lib/protocol';

export const FIGHTING: readonly string[] = ['stand and fight', 'attack roll', 'assassinate', 'reroll attack', 'keep attack'];
export const ROLLING: readonly string[] = ['reroll', 'keep roll', 'add one', 'add nothing'];
const IN_THE_TRAY: readonly string[] = ['choose', 'visit'];
const ON_STAGE = new Set([...FIGHTING, ...ROLLING, ...IN_THE_TRAY]);

/** A Spell is read before its targets light up. */
export const isCast = (option: Option): boolean => option.verb.startsWith('cast ');

export const spaceOf = (option: Option): string => String(option.objects.find(([kind]) => kind === 'space')?.[1] ?? '');

export function isShownOnBoard(option: Option): boolean {
  return ON_STAGE.has(option.verb) || (!isCast(option) && spaceOf(option) !== '');
}
