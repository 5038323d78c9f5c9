/** The table of Talisman as a seat sees it. */
import type { View } from '../../lib/protocol';

export interface Part {
  amount: number;
  text: string;
  card: string | null;
}

export interface Shares {
  win: number;
  draw: number;
  lose: number;
}

export interface PlayerSums {
  strength: Part[];
  craft: Part[];
  object_limit: Part[];
  trophies: { strength: number; craft: number; price: number };
}

export interface SideSums {
  sum: Part[];
  bonus: number;
  score: number | null;
}

export interface FightSums {
  enemies: string[];
  attacker: SideSums;
  defender: SideSums;
  odds: Shares;
  rerolls: (Shares & { seat: number; die: number })[];
}

export interface Player {
  character: string | null;
  dealt: string[];
  place: string | null;
  alignment: string | null;
  total_strength: number;
  total_craft: number;
  strength: number;
  craft: number;
  life: number;
  fate: number;
  gold: number;
  quest: number;
  toad: number;
  missed: number;
  more_turns: number;
  out: boolean;
  enslaved: boolean;
  object_limit: number;
  spell_limit: number;
  spells: string[] | null;
  known_spells: string[];
  spell_count: number;
  objects: string[];
  followers: string[];
  trophies: string[];
}

export interface Side {
  seat: number;
  dice: number[];
  uses: string[];
  power: number;
}

export interface Fight {
  psychic: boolean;
  creature: string | null;
  assassination: boolean;
  attacker: Side;
  defender: Side;
}

export interface Casting {
  seat: number;
  spell: string;
  target: number | string | null;
  card: string | null;
  countered: boolean;
}

export interface TalismanView {
  seat: number | null;
  active: number;
  round: number;
  death_final: boolean;
  players: Player[];
  spaces: Record<string, { cards: string[]; gold: number }>;
  adventure_deck: number;
  adventure_discard: string[];
  spell_deck: number;
  spell_discard: string[];
  foreseen: (string | null)[];
  purchases: Record<string, number>;
  talismans: number;
  casting: Casting[];
  rolls: { seat: number; dice: number[]; added: number }[];
  fights: Fight[];
  losses: { seats: number[]; lives: number }[];
  encounters: { seat: number; space: string; unmet: string[]; evaded: string[] }[];
  lasting: { effect: string; by: number; left: number; seat?: number | null; space?: string }[];
  about: { seat: number | null; card: string | null; prices: Record<string, number> };
  explained: { players: PlayerSums[]; fights: FightSums[] };
}

export const talismanView = (view: View): TalismanView => view as unknown as TalismanView;

export const NOBODY = -1;
export const CROWN = 'crown_of_command';
export const TALISMANS = new Set(['talisman', 'stack_talisman']);
