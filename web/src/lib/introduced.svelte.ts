/** At which tables, and for which seats, a role has been introduced. */
import type { Thing, View, WholeGame } from './protocol';
import { Remembered } from './remembered.svelte';

const MOST = 50;
const done = new Remembered<string[]>('introduced', []);

export function isIntroduced(table: string, seat: number): boolean {
  return done.value.includes(`${table} ${seat}`);
}

export function keepIntroduced(table: string, seat: number): void {
  done.value = [`${table} ${seat}`, ...done.value].slice(0, MOST);
}

/** The thing that represents a seat; null while unknown, empty if there is none. */
export function roleOf(game: WholeGame, view: View, seat: number): string | null {
  const { role } = game.introduction;
  if (!role) {
    return '';
  }
  const found = playerAt(view, seat)[role];
  return typeof found === 'string' ? found : null;
}

/** What a seat starts with that is worth introducing. */
export function belongings(game: WholeGame, view: View, seat: number): Thing[] {
  const player = playerAt(view, seat);
  const ids = game.introduction.belongings.flatMap((field) => wordsIn(player[field]));
  const found = ids.flatMap((id) => thingCalled(game, id));
  return found.filter((thing) => thing.lines.length > 0);
}

function thingCalled(game: WholeGame, id: string): Thing[] {
  return Object.values(game.things)
    .flatMap((named) => named[id] ?? [])
    .slice(0, 1);
}

/** Games call the people at the table players or heroes. */
function playerAt(view: View, seat: number): Record<string, unknown> {
  const seated = (view.players ?? view['heroes']) as Record<string, unknown>[] | undefined;
  return seated?.[seat] ?? {};
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}
