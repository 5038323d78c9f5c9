/** The icons that can be drawn now: those of the client, and of the game whose board has been loaded. */
import common from 'virtual:game-icons';

let paths = $state.raw<Record<string, string>>(common);

export function addIcons(more: Record<string, string>): void {
  paths = { ...paths, ...more };
}

/** What to draw, in a square of 512; nothing for an icon that has not been loaded. */
export function iconPath(name: string): string {
  return paths[name] ?? '';
}
