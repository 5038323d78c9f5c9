/** The table of Warhammer Quest as a seat sees it. */
import type { Things, View } from '../../lib/protocol';

/** Facedown enemies are unknown: their numbers are missing. */
export interface Enemy {
  place: string;
  card: string | null;
  facedown: boolean;
  exhausted: boolean;
  wounds?: number;
  attack?: number;
  health?: number;
}

export interface ActionCard {
  card: string;
  exhausted: boolean;
  tokens: number;
}

export interface Gear {
  card: string;
  exhausted: boolean;
  depleted: boolean;
}

export interface Hero {
  hero: string | null;
  health: number;
  wounds: number;
  defeated: boolean;
  out: boolean;
  gear_limit: number;
  visits: string[];
  actions: ActionCard[];
  spare_actions: string[];
  gear: Gear[];
  legendary_set: string[];
  items: string[];
  conditions: string[];
  engaged: Enemy[];
}

export type HeroFace = 'success' | 'two_successes' | 'success_and_defence' | 'defence' | 'critical';
export type EnemyFace = 'attack' | 'nemesis' | 'blank';

export interface Deed {
  hero: number;
  card: string;
  kind: string;
  aided: number | null;
  targets: string[];
  hero_dice: HeroFace[];
  enemy_dice: EnemyFace[];
  criticals: number;
  spent: number;
  successes: number;
  defence: number;
  step: Step;
  parts: { successes: Part[]; defence: Part[] };
  totals: { successes: number; defence: number; wounds: number; outcome: number };
  blows: { attack: number; card: string }[];
  /** Null where the enemy lies facedown. */
  struck: { place: string; wounds: number | null; falls: boolean | null }[];
}

export type Step = 'choose' | 'spend' | 'reroll' | 'modify' | 'resolve';

/** The parts of a sum, and where they come from. */
export interface Part {
  amount: number;
  by: 'dice' | 'criticals' | 'tokens' | 'used' | 'card' | 'counted';
  card: string | null;
}

export type Colour = 'plain' | 'green' | 'blue' | 'red';
export type Phase = 'setting_up' | 'hero' | 'enemy' | 'location' | 'peril' | 'settlement';

export interface QuestView {
  seat: number | null;
  quest: string;
  round: number;
  phase: Phase;
  leader: number | null;
  active: number | null;
  order: number[];
  /** The place of the enemy that is being activated. */
  acting: string | null;
  peril: number;
  peril_track: Colour[];
  location: string | null;
  exploration: number;
  progress: number;
  deeds: string[];
  stage: number;
  heroes: Hero[];
  shadows: Enemy[];
  lair: string[];
  set_aside: string[];
  pool: string[];
  quests_won: string[];
  enemy_deck: number;
  enemy_discard: string[];
  location_deck: number;
  location_discard: string[];
  dungeon_deck: number;
  dungeon_discard: string[];
  gear_deck: number;
  gear_discard: string[];
  foreseen: (string | null)[];
  drawn: string[];
  action: Deed[];
  explained: {
    goal: string;
    peril: { space: number; colour: Colour; rounds: number; text: string } | null;
    /** In the peril phase, what the space does that the token has come to. */
    peril_now: { colour: Colour; text: string } | null;
    location: string;
    zone_limit: number;
    token_limit: number;
  };
  question: { amount: number | null; card: string | null; moment: string | null; next: number | null };
}

export const questView = (view: View): QuestView => view as unknown as QuestView;

const KINDS = ['attack', 'explore', 'rest', 'aid'];

/** Action cards in the order in which they always lie: one that took another's place lies where that one lay. */
export function byKind<Card extends { card: string }>(actions: Card[], things: Things): Card[] {
  const kind = (one: Card): number => KINDS.indexOf(things['card']?.[one.card]?.face?.keywords?.[0]?.id ?? '');
  return actions.toSorted((one, other) => kind(one) - kind(other));
}

/** The phases of a round, in their order. */
export const STEPS = ['hero', 'enemy', 'location', 'peril'] as const;
