/** The icons of a game's things, for pages that show them without its board. */
import { addIcons } from '../parts/icons.svelte';

async function fetched(game: string): Promise<void> {
  if (game === 'warhammer-quest') {
    addIcons((await import('virtual:game-icons/warhammer-quest')).default);
  } else if (game === 'talisman') {
    addIcons((await import('virtual:game-icons/talisman')).default);
  }
}

/** A page is complete without them, so failing to load them is not reported. */
export function loadIcons(game: string): void {
  fetched(game).catch(() => undefined);
}
