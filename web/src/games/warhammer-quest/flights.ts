/** What is seen moving over the table, from one place of it to another. */
import type { Happening } from '../board';

export interface Flight {
  /** Places carry such a name in their `data-place`. */
  from: string;
  to: string;
  icon: string;
  look: 'hit' | 'wound' | 'heal' | 'token';
  text: string;
}

/** More at once than this means setting up, not playing. */
const MOST = 14;

export function flights(news: Happening[]): Flight[] {
  const found = news.flatMap(({ event }): Flight[] => {
    const seat = `seat ${String(event.seat ?? '')}`;
    switch (event.event) {
      case 'progress':
        return [{ from: 'dice', to: 'location', icon: 'warhammer', look: 'hit', text: `+${String(event['amount'])}` }];
      case 'enemy_wounded':
        return [{ from: 'dice', to: `enemy ${String(event['enemy'])}`, icon: 'warhammer', look: 'hit', text: `−${String(event['wounds'])}` }];
      case 'placed_token':
        return [{ from: 'dice', to: `card ${String(event['card'])}`, icon: 'warhammer', look: 'token', text: '' }];
      case 'recovered':
        return [{ from: seat, to: seat, icon: 'health-increase', look: 'heal', text: `+${String(event['wounds'])}` }];
      case 'suffered':
        return [{ from: seat, to: seat, icon: 'bleeding-wound', look: 'wound', text: `−${String(event['wounds'])}` }];
      default:
        return [];
    }
  });
  return found.length > MOST ? [] : found;
}
