/** Where the spaces lie: three rings around the Crown of Command, and which of them touch. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot extends Box {
  ring: 'outer' | 'middle' | 'inner' | 'crown';
}

export const OUTER = [
  ...['city', 'fields_1', 'hills_1', 'plains_1', 'woods_1', 'plains_2', 'tavern', 'fields_2', 'ruins', 'plains_3'],
  ...['forest', 'fields_3', 'village', 'fields_4', 'graveyard', 'woods_2', 'sentinel', 'hills_2', 'chapel', 'fields_5'],
  ...['crags', 'plains_4', 'woods_3', 'fields_6'],
];
export const MIDDLE = [
  ...['warlocks_cave', 'desert_1', 'oasis', 'desert_2', 'temple', 'middle_woods', 'runes_1', 'castle', 'portal_of_power'],
  ...['black_knight', 'hidden_valley', 'middle_hills', 'cursed_glade', 'runes_2', 'chasm', 'runes_3'],
];
/** From the Valley of Fire clockwise; both ways lead to the Plain of Peril. */
export const INNER = [
  ...['valley_of_fire', 'werewolf_den', 'dice_with_death', 'crypt', 'plain_of_peril', 'mines', 'vampires_tower', 'pits'],
];

export const HEIGHT = 800;
export const RIVER = 26;
const WALL = 18;
const EDGE = 10;

function inside(box: Box, by: number, across: number): Box {
  return { x: box.x + across, y: box.y + by, width: box.width - 2 * across, height: box.height - 2 * by };
}

/** The cells along the edge of a box, clockwise from its upper left corner. */
function ring(box: Box, count: number): Box[] {
  const [width, height] = [box.width / count, box.height / count];
  const last = count - 1;
  const cells: [number, number][] = [];
  for (let n = 0; n < last; n += 1) cells.push([n, 0]);
  for (let n = 0; n < last; n += 1) cells.push([last, n]);
  for (let n = last; n > 0; n -= 1) cells.push([n, last]);
  for (let n = last; n > 0; n -= 1) cells.push([0, n]);
  return cells.map(([column, row]) => ({ x: box.x + column * width, y: box.y + row * height, width, height }));
}

export interface Layout {
  width: number;
  spots: Record<string, Spot>;
  /** Around the Outer, the Middle and the Inner Region. */
  regions: [Box, Box, Box];
}

export function layOut(width: number): Layout {
  const outer = inside({ x: 0, y: 0, width, height: HEIGHT }, EDGE, EDGE);
  const middle = inside(outer, outer.height / 7 + RIVER, outer.width / 7 + RIVER);
  const inner = inside(middle, middle.height / 5 + WALL, middle.width / 5 + WALL);
  const crown = inside(inner, inner.height / 3, inner.width / 3);
  const spots: Record<string, Spot> = { crown_of_command: { ...crown, ring: 'crown' } };
  const put = (names: string[], boxes: Box[], name: Spot['ring']): void =>
    names.forEach((space, n) => (spots[space] = { ...(boxes[n] as Box), ring: name }));
  put(OUTER, ring(outer, 7), 'outer');
  put(MIDDLE, ring(middle, 5), 'middle');
  put(INNER, ring(inner, 3), 'inner');
  return { width, spots, regions: [outer, middle, inner] };
}

const TOUCHING = new Map<string, string[]>();
function touch(one: string, other: string): void {
  TOUCHING.set(one, [...(TOUCHING.get(one) ?? []), other]);
  TOUCHING.set(other, [...(TOUCHING.get(other) ?? []), one]);
}
for (const names of [OUTER, MIDDLE, INNER]) {
  names.forEach((name, n) => touch(name, names[(n + 1) % names.length] as string));
}
/** The bridge and the gate between the Regions, where you have to pass a guard or open a lock. */
export const CROSSINGS: readonly { ends: readonly [string, string]; icon: string }[] = [
  { ends: ['sentinel', 'middle_hills'], icon: 'stone-bridge' },
  { ends: ['portal_of_power', 'plain_of_peril'], icon: 'magic-gate' },
];
CROSSINGS.forEach(({ ends }) => touch(...ends));
touch('valley_of_fire', 'crown_of_command');

/** The spaces from one to another, both included, along the shortest way that can be drawn. */
export function way(from: string, to: string): string[] {
  const came = new Map<string, string>([[from, '']]);
  const open = [from];
  while (open.length && !came.has(to)) {
    const here = open.shift() as string;
    for (const next of TOUCHING.get(here) ?? []) {
      if (!came.has(next)) {
        came.set(next, here);
        open.push(next);
      }
    }
  }
  const found: string[] = [];
  for (let here = came.has(to) ? to : ''; here; here = came.get(here) ?? '') {
    found.unshift(here);
  }
  return found;
}

export function centre(spot: Box): { x: number; y: number } {
  return { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 };
}

/** The middle of the gap between two boxes. */
export function between(one: Box, other: Box): { x: number; y: number } {
  const into = (at: number, start: number, size: number): number => Math.min(start + size, Math.max(start, at));
  const [a, b] = [centre(one), centre(other)];
  return {
    x: (into(b.x, one.x, one.width) + into(a.x, other.x, other.width)) / 2,
    y: (into(b.y, one.y, one.height) + into(a.y, other.y, other.height)) / 2,
  };
}

/** The space nearest in a direction, for the arrow keys. */
export function beside(spots: Record<string, Spot>, from: string, dx: number, dy: number): string {
  const start = centre(spots[from] as Spot);
  let best = from;
  let least = Infinity;
  for (const [name, spot] of Object.entries(spots)) {
    const { x, y } = centre(spot);
    const [along, aside] = dx ? [(x - start.x) * dx, Math.abs(y - start.y)] : [(y - start.y) * dy, Math.abs(x - start.x)];
    const far = along + aside * 2;
    if (along > 20 && far < least) {
      [best, least] = [name, far];
    }
  }
  return best;
}
