/** Tells what happens: at the seats and in the panel, by sound, and to screen readers. */
import type { Happening } from '../games/board';
import { announce } from '../lib/announcer.svelte';
import type { News } from '../lib/connection.svelte';
import { play } from '../lib/sounds';
import { sortOf } from './happenings';

const SAID_FOR = 3600;
const REMEMBERED = 3;
/** How many sounds are played for simultaneous events, and how many seconds apart. */
const HEARD = 3;
const APART = 0.3;

export class Telling {
  /** What seats have just done, each in its own words. */
  said = $state<Record<number, string>>({});
  /** What has happened since the table was shown last. */
  news = $state.raw<Happening[]>([]);
  /** The last few sentences, the latest at the end. */
  recent = $state.raw<string[]>([]);

  #timers = new Map<number, number>();

  hear({ entries, undone }: News, game: string): void {
    if (undone) {
      this.recent = [undone];
      this.news = [];
      announce(undone);
    }
    if (entries.length === 0) {
      return;
    }
    this.news = entries;
    this.recent = [...this.recent, ...entries.map((entry) => entry.text)].slice(-REMEMBERED);
    announce(entries.map((entry) => entry.text).join('. '));
    for (const { event, text } of entries) {
      if (typeof event.seat === 'number') {
        this.#sayAt(event.seat, text);
      }
    }
    const tunes = new Set(entries.flatMap(({ event }) => sortOf(game, event).tune ?? []));
    [...tunes].slice(0, HEARD).forEach((tune, n) => play(tune, n * APART));
  }

  #sayAt(seat: number, text: string): void {
    this.said[seat] = text;
    clearTimeout(this.#timers.get(seat));
    this.#timers.set(
      seat,
      window.setTimeout(() => delete this.said[seat], SAID_FOR),
    );
  }
}
