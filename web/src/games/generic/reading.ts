import { createContext } from 'svelte';
import type { Thing, Things } from '../../lib/protocol';

/** A card's place as an identifier: `seat-0.2`. */
const A_PLACE = /^[a-z_]+(-\d+)?\.\d+$/;

/** Numbers that are worth showing when they are zero. */
const COUNTED = new Set([
  'strength',
  'craft',
  'total_strength',
  'total_craft',
  'life',
  'fate',
  'gold',
  'spell_count',
  'talismans',
  'wounds',
  'peril',
  'progress',
  'successes',
  'defence',
]);

/** Fields for programs that would only puzzle people. */
const INTERNAL = new Set(['about', 'question', 'moment', 'offer', 'peril_track']);

/** Whether there is nothing to tell: none, no, nothing, or nowhere. */
export function isBare(value: unknown, name = ''): boolean {
  if (INTERNAL.has(name) || (typeof value === 'string' && A_PLACE.test(value))) {
    return true;
  }
  if (typeof value === 'number') {
    return value < 0 || (value === 0 && !COUNTED.has(name));
  }
  if (value === null || value === false || value === '' || value === 'none') {
    return true;
  }
  if (Array.isArray(value)) {
    return value.every((one) => isBare(one, name));
  }
  return typeof value === 'object' && value !== null && Object.entries(value).every(([field, one]) => isBare(one, field));
}

/** The component with this name, if there is one. */
export function known(things: Things, id: string): (Thing & { kind: string }) | null {
  for (const [kind, named] of Object.entries(things)) {
    const thing = named[id];
    if (thing !== undefined) {
      return { ...thing, kind };
    }
  }
  return null;
}

/** Whether a word or two are enough to show it. */
export function isShort(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** Fields whose numbers are seats. */
const OF_SEATS = new Set(['seat', 'seats', 'by', 'leader', 'aided', 'next', 'hero', 'owner']);

/** How a view is put into words: the names of its fields and of its players. */
export class Naming {
  constructor(
    private readonly fields: () => Record<string, string>,
    private readonly names: () => string[],
  ) {}

  /** A field, or a plain word, as people call it. */
  field(name: string): string {
    return this.fields()[name] ?? name.replaceAll('_', ' ');
  }

  /** Whether a field has a name of its own, even if something else has the same name. */
  has(name: string): boolean {
    return name in this.fields();
  }

  /** A number or a word that stands in a field. */
  plain(name: string, value: unknown): string {
    if (typeof value === 'number' && OF_SEATS.has(name)) {
      return this.names()[value] ?? String(value);
    }
    return value === true ? '✓' : typeof value === 'string' ? this.field(value) : String(value);
  }
}

export const [naming, setNaming] = createContext<Naming>();
