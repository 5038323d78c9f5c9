/** Options that are buttons on the board itself: places to go to, and what is done on the stage. */
import type { Option } from '../../lib/protocol';

export const FIGHTING: readonly string[] = ['stand and fight', 'attack roll', 'assassinate', 'reroll attack', 'keep attack'];
export const ROLLING: readonly string[] = ['reroll', 'keep roll', 'add one', 'add nothing'];
const IN_THE_TRAY: readonly string[] = ['choose', 'visit'];
const ON_STAGE = new Set([...FIGHTING, ...ROLLING, ...IN_THE_TRAY]);

/** A Spell is read before its targets light up. */
export const isCast = (option: Option): boolean => option.verb.startsWith('cast ');

/** The space that an option names, or else the one that it leads to. */
export function spaceOf(option: Option): string {
  const named = option.objects.find(([kind]) => kind === 'space') ?? option.refers.findLast(([kind]) => kind === 'space');
  return String(named?.[1] ?? '');
}

/** Both ends of a bridge or gate that it leads over; empty for other options. */
export function crossingOf(option: Option): string[] {
  const ends = option.refers.flatMap(([kind, id]) => (kind === 'space' ? [id] : []));
  return ends.length === 2 ? ends : [];
}

/** Whether tapping the space is enough: it is where you go, and there is nothing else to read. */
export const isPlainly = (option: Option): boolean => option.objects.some(([kind]) => kind === 'space');

/** Routes that figures walk; all others lead through the air or over water. */
const WALKED = new Set(['go', 'cross bridge', 'advance', 'turn back', 'force portal', 'pick portal', 'leave by portal']);
export const isWalked = (option: Option): boolean => WALKED.has(option.verb);

export function isShownOnBoard(option: Option): boolean {
  return ON_STAGE.has(option.verb) || (!isCast(option) && spaceOf(option) !== '');
}
