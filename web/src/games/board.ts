/** What every game's board is given, so that tables and replays can show it alike. */
import type { Component } from 'svelte';
import type { GameEvent, Option, Things, View } from '../lib/protocol';

export interface Person {
  name: string;
  kind: 'person' | 'bot' | 'free';
  away: boolean;
  here: boolean;
}

/** Something on the table that was asked about: what it is, and what one might have wanted to do with it. */
export interface Look {
  kind: string;
  id: string;
  /** Keys of choices that could be meant, to be asked why they are not offered. */
  keys: string[];
  /** The key of a power that could be ordered to be used later; empty for none. */
  order: string;
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
  onpick: (keys: Option[]) => void;
  onlook: (look: Look) => void;
}

export type Board = Component<BoardProps>;

export async function boardOf(game: string): Promise<Board> {
  if (game === 'rent-a-hero') {
    return (await import('./rent-a-hero/Board.svelte')).default;
  }
  return (await import('./generic/Board.svelte')).default;
}

export function thingName(things: Things, kind: string, id: string): string {
  return things[kind]?.[id]?.name ?? id;
}
