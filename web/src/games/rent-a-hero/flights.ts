/** Cards that are seen moving, from one place of the table to another. */
import type { Happening } from '../board';

/** Places carry such a name in their `data-place`. */
export type Place = string;

export interface Flight {
  from: Place;
  to: Place;
  /** Null for a card that nobody here may see. */
  hero: string | null;
}

/** More at once than this means dealing or searching, not playing. */
const MOST = 8;

const WAYS: Record<string, (seat: number) => [from: Place, to: Place]> = {
  drew: (seat) => ['deck', `hand ${seat}`],
  requirement: () => ['deck', 'discard'],
  paid: (seat) => [`hand ${seat}`, 'discard'],
  hint_asked: (seat) => [`hand ${seat}`, 'hints'],
  hint_shown: () => ['hints', 'discard'],
  joined: (seat) => [`wanderer ${seat}`, `party ${seat}`],
  eliminated_both: (seat) => [`wanderer ${seat}`, `eliminated ${seat}`],
  wanderer_discarded: () => ['wanderer', 'discard'],
};

export function flights(news: Happening[]): Flight[] {
  const found = news.flatMap(({ event }) => {
    const way = WAYS[event.event]?.(event.seat ?? -1);
    return way ? [{ from: way[0], to: way[1], hero: typeof event['hero'] === 'string' ? event['hero'] : null }] : [];
  });
  return found.length > MOST ? [] : found;
}
