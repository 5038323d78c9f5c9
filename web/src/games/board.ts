/** What every game's board is given, so that tables and replays can show it alike. */
import type { Component } from 'svelte';
import type { Briefing, GameEvent, Option, Things, View } from '../lib/protocol';
import { addIcons } from '../parts/icons.svelte';
import { isShownOnBoard } from './talisman/on-board';
import { isFar, isInTray, isMustered, isOnTheStreet, isTouched } from './warhammer-quest/touching';

export interface Person {
  name: string;
  kind: 'person' | 'bot' | 'free';
  away: boolean;
  here: boolean;
}

/** Something on the table that was asked about: what it is, and what you might have wanted to do with it. */
export interface Look {
  kind: string;
  id: string;
  /** Keys of choices that could be meant, to be asked why they are not offered. */
  keys: string[];
  /** The key of a power that could be ordered to be used later; empty for none. */
  order: string;
  /** Other things that lie or stand there, by kind and id. */
  here?: [string, string][];
  /** Choose its target on the board instead of from a list. */
  aim?: () => void;
}

/** Something that happened, and how it is told. */
export interface Happening {
  event: GameEvent;
  text: string;
}

export interface BoardProps {
  view: View;
  people: Person[];
  things: Things;
  /** What the fields and plain words of the view are called. */
  fields: Record<string, string>;
  options: Option[];
  awaited: number | null;
  /** What seats have just done, each in its own words. */
  said: Record<number, string>;
  /** What has happened since the table was shown last, to be seen happening. */
  news: Happening[];
  winners: number[];
  /** The viewer's seats, if there are several. */
  mine?: number[];
  /** Whether the game is over. */
  isOver?: boolean;
  /** What is told of the game's quests. */
  briefings?: Record<string, Briefing>;
  /** The part of the table that a phone shows. */
  pane?: Pane;
  /** Something was tapped that stands for these options: they are offered side by side. */
  onpick: (keys: Option[]) => void;
  /** A target on the board was tapped and there is nothing left to read: it acts at once. */
  onact?: (option: Option) => void;
  onlook: (look: Look) => void;
}

/** What a phone shows, one at a time. */
export const PANES = ['board', 'me', 'others', 'log'] as const;
export type Pane = (typeof PANES)[number];

export type Board = Component<BoardProps>;

export async function boardOf(game: string): Promise<Board> {
  if (game === 'rent-a-hero') {
    return (await import('./rent-a-hero/Board.svelte')).default;
  }
  if (game === 'talisman') {
    const [found, icons] = await Promise.all([import('./talisman/Board.svelte'), import('virtual:game-icons/talisman')]);
    addIcons(icons.default);
    return found.default;
  }
  if (game === 'warhammer-quest') {
    const [found, icons] = await Promise.all([import('./warhammer-quest/Board.svelte'), import('virtual:game-icons/warhammer-quest')]);
    addIcons(icons.default);
    return found.default;
  }
  return (await import('./generic/Board.svelte')).default;
}

/** Whether a game's board fills the window, with everything else beside it. */
export function isBeside(game: string): boolean {
  return game === 'talisman';
}

/** Whether a wide window has the question above the log, so that nothing covers the board. */
export function isAskedAside(game: string): boolean {
  return game === 'warhammer-quest';
}

/** The parts of the table that a phone shows one at a time; none where it shows everything. */
export function panesOf(game: string): readonly Pane[] {
  if (game === 'warhammer-quest') {
    return ['board', 'log'];
  }
  return isBeside(game) ? PANES : [];
}

/** Whether an option is a button on the board itself. */
export function isOnBoard(game: string, option: Option): boolean {
  if (game === 'warhammer-quest') {
    return isTouched(option);
  }
  return isBeside(game) && isShownOnBoard(option);
}

/** Whether a phone shows an option on its board only after scrolling, so that its list keeps it. */
export function isOutOfSight(game: string, view: View | undefined, option: Option): boolean {
  return game === 'warhammer-quest' && isFar(option, view?.seat ?? null);
}

/** Whether the board has a button for an option that says as much as a list could: one of them is enough. */
export function isOffered(game: string, view: View | undefined, option: Option): boolean {
  return game === 'warhammer-quest' && (view?.['phase'] === 'settlement' ? isOnTheStreet(option) : isMustered(option));
}

/** The same where the window is wide, during an action of one's own: a phone has no room for these buttons on its board. */
export function isOfferedWide(game: string, view: View | undefined, option: Option): boolean {
  const deed = ((view?.['action'] ?? []) as { hero: number }[]).at(-1);
  return game === 'warhammer-quest' && deed !== undefined && deed.hero === view?.seat && isInTray(option);
}

/** Whether people at one keyboard hide nothing from each other, except what one of them has looked at. */
export function isOpen(game: string): boolean {
  return game === 'warhammer-quest';
}

/** Whether one seat's view has to be covered before another at the same keyboard looks. */
export function hasSecrets(game: string, one: View | undefined, other: View | undefined): boolean {
  return !isOpen(game) || JSON.stringify(one?.['foreseen']) !== JSON.stringify(other?.['foreseen']);
}

export function thingName(things: Things, kind: string, id: string): string {
  return things[kind]?.[id]?.name ?? id;
}

/** What is sometimes shown instead of the board: the settlement between two quests. */
export function stageOf(game: string, view: View | undefined): Promise<Board> | null {
  if (game === 'warhammer-quest' && view?.['phase'] === 'settlement') {
    return import('./warhammer-quest/Settlement.svelte').then((found) => found.default);
  }
  return null;
}
