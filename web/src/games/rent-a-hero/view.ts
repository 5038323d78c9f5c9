/** The table of Rent a Hero as a seat sees it. */
import type { View } from '../../lib/protocol';

export interface Member {
  hero: string;
  used: boolean;
}

export interface Player {
  party: Member[];
  hand_size: number;
  hand: string[] | null;
  eliminated: (string | null)[];
}

export interface HeroView {
  seat: number | null;
  active: number;
  players: Player[];
  deck: number;
  discard: (string | null)[];
  hints: { by: number; hero: string | null; answer: string | null }[];
  requirement: { hero: string; ignored: boolean; pending: boolean } | null;
  wanderer: { at: number; from: number; hero: string | null } | null;
  recruited: string | null;
  announced: { seat: number; hero: string; target: string | number | null; cancelled: boolean }[];
}

export const heroView = (view: View): HeroView => view as unknown as HeroView;
