/** Making tables, and going there. */
import * as api from './api';
import { keepSeats } from './my-tables.svelte';
import type { Game, NewTable } from './protocol';
import { go } from './router.svelte';
import { t } from './l10n.svelte';
import { myName, speed, SPEEDS } from './settings.svelte';

export function nameOrGuest(): string {
  return myName.value.trim() || t('guest');
}

/** The default number of players. */
export function usualSeats(game: Game): number {
  return Math.min(game.most_seats, Math.max(game.least_seats, 4));
}

export async function makeTable(wanted: Omit<NewTable, 'secret' | 'person'>): Promise<void> {
  const made = await api.make(wanted);
  const secrets = made.seats.map((seat) => seat.secret);
  keepSeats(made.table.id, secrets, made.invitation);
  go('table', made.table.id, secrets.join(','));
}

export function playAgainstBots(game: Game, level: string, seats: number): Promise<void> {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, level }));
  return makeTable({
    game: game.id,
    seats: [{ kind: 'me', name: nameOrGuest() }, ...bots],
    variants: [],
    listed: false,
    rated: false,
    watch: true,
    turn_seconds: 0,
    window_seconds: 0,
    ...SPEEDS[speed.value],
    level: 'medium',
    entropy: api.randomWord(),
  });
}
