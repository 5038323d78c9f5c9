/** What can be touched on the table: which options something stands for, and which of them act at once. */
import type { Option } from '../../lib/protocol';
import type { Look } from '../board';

/** Gear that is asked about by name. */
const ASKED_FOR: Record<string, string> = {
  soften: 'stitched_leathers',
  'use vest': 'warded_vest',
  'swing flail': 'hooked_flail',
  'draw bow': 'hunting_bow',
  'slip away': 'ww_leg_mantle',
  spear: 'boar_spear',
};
const TRAVELLING = new Set(['travel', 'stay', 'search cellar', 'leave cellar', 'let water in']);
const TOUCHED = new Set(['enemy', 'card', 'die', 'seat', 'hero']);
/** A mark on an action card that needs no further reading. */
const MARKING = new Set(['place token', 'ready', 'exhaust', 'discard token']);

const names = (option: Option, kind: string, id: string): boolean =>
  option.objects.some((named) => named[0] === kind && named[1] === id);

/** What is used: an item or a piece of gear. */
export const usedCard = (option: Option): string =>
  option.verb.startsWith('use ') ? option.verb.slice('use '.length) : '';

export const isUse = (option: Option): boolean => usedCard(option) !== '' && option.verb !== 'use vest' && option.verb !== 'use power';

/** Options about an enemy's place, once the item to use has been chosen. */
export function atEnemy(options: Option[], place: string, aimed: string): Option[] {
  return options.filter((option) => names(option, 'enemy', place) && (!isUse(option) || option.verb === aimed));
}

/** Options about a hero, likewise. */
export function atSeat(options: Option[], seat: number, aimed: string): Option[] {
  return options.filter(
    (option) =>
      names(option, 'seat', `seat-${seat}`) &&
      option.objects.length === 1 &&
      (!isUse(option) || option.verb === aimed),
  );
}

/** Options about one of the cards that lie before a hero, or that use it. */
export function withCard(options: Option[], card: string): Option[] {
  return options.filter(
    (option) => usedCard(option) === card || ASKED_FOR[option.verb] === card || (names(option, 'card', card) && !isUse(option)),
  );
}

export function withDie(options: Option[], die: string): Option[] {
  return options.filter((option) => names(option, 'die', die));
}

export function atLocation(options: Option[]): Option[] {
  return options.filter((option) => TRAVELLING.has(option.verb));
}

/** Whether touching an action card for this option is enough. */
export const isMark = (option: Option): boolean => MARKING.has(option.verb);

/** Whether an option is touched on the board, so that a phone need not list it again. */
export function isTouched(option: Option): boolean {
  return option.objects.some(([kind]) => TOUCHED.has(kind)) || isUse(option);
}

/** What the buildings of the settlement offer as buttons of their own. */
const ON_THE_STREET = new Set(['train', 'visit blacksmith', 'visit arena', 'take ware', 'equip', 'leave wares']);

export const isOnTheStreet = (option: Option): boolean => ON_THE_STREET.has(option.verb);

/** What is decided about the dice has buttons in the tray where they lie, except on phones. */
const IN_TRAY = new Set(['spend token', 'roll', 'use power', 'keep power', 'burn brighter', 'leave it', 'no more targets', 'burn', 'swing flail', 'draw bow', 'decline']);

export const isInTray = (option: Option): boolean => IN_TRAY.has(option.verb);

/** The seat whose zone the enemy named lies in, or whose hero is named; none for the shadows. */
const zoneOf = (named: string): number => Number(/^seat-(\d+)/.exec(named)?.[1] ?? -1);

/** Whether a target is not before one's own hero, where a phone shows it only after scrolling or opening something. */
export const isFar = (option: Option, seat: number | null): boolean =>
  option.objects.some(([kind, id]) => (kind === 'enemy' || kind === 'seat') && zoneOf(String(id)) !== seat);

/** Heroes are taken where they are described. */
export const isMustered = (option: Option): boolean => option.objects.some(([kind]) => kind === 'hero');

export function lookAt(kind: string, id: string, options: Option[]): Look {
  return { kind, id, keys: options.map((option) => option.key), order: '' };
}
