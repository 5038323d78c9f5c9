/** The icons available now: the client's own, and those of the game whose board is loaded. */
import common from 'virtual:game-icons';

let paths = $state.raw<Record<string, string>>(common);

export function addIcons(more: Record<string, string>): void {
  paths = { ...paths, ...more };
}

/** The path to draw in a 512 by 512 box; empty for an icon that is not loaded. */
export function iconPath(name: string): string {
  return paths[name] ?? '';
}
