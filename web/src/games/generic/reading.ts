import type { Thing, Things } from '../../lib/protocol';

/** Whether there is nothing to tell: none, no, nothing, or nowhere. */
export function isBare(value: unknown): boolean {
  if (value === null || value === false || value === 0 || value === '' || value === 'none') {
    return true;
  }
  return typeof value === 'object' && value !== null && Object.values(value).every(isBare);
}

/** What in the box is called so, if anything is. */
export function known(things: Things, id: string): (Thing & { kind: string }) | null {
  for (const [kind, named] of Object.entries(things)) {
    const thing = named[id];
    if (thing !== undefined) {
      return { ...thing, kind };
    }
  }
  return null;
}

/** Whether it is told in a word or two. */
export function isShort(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

export function fieldName(name: string): string {
  return name.replaceAll('_', ' ');
}
