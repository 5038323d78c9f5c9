/** The icons of a game's things, for pages that show them without its board. */
import { addIcons } from '../parts/icons.svelte';

async function fetched(game: string): Promise<void> {
  if (game === 'warhammer-quest') {
    addIcons((await import('virtual:game-icons/warhammer-quest')).default);
  } else if (game === 'talisman') {
    addIcons((await import('virtual:game-icons/talisman')).default);
  }
}

/** A page is whole without them, so nobody is told when they cannot be had. */
export function loadIcons(game: string): void {
  fetched(game).catch(() => undefined);
}
