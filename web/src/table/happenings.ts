/** The kind of each event: its icon in the log, its sound, and whether it begins a turn. */
import type { GameEvent } from '../lib/protocol';
import type { Tune } from '../lib/sounds';

interface Sort {
  icon: string;
  tune: Tune | null;
}

const SORTS = {
  turn: { icon: 'hourglass', tune: null },
  move: { icon: 'walking-boot', tune: 'step' },
  dice: { icon: 'rolling-dices', tune: 'dice' },
  card: { icon: 'card-play', tune: 'card' },
  talk: { icon: 'talk', tune: 'card' },
  gain: { icon: 'health-increase', tune: 'gain' },
  gold: { icon: 'two-coins', tune: 'gain' },
  loss: { icon: 'health-decrease', tune: 'loss' },
  fight: { icon: 'crossed-swords', tune: 'hit' },
  wound: { icon: 'bleeding-wound', tune: 'loss' },
  enemy: { icon: 'death-skull', tune: 'hit' },
  magic: { icon: 'magic-swirl', tune: 'power' },
  death: { icon: 'tombstone', tune: 'death' },
  place: { icon: 'torch', tune: 'card' },
  fate: { icon: 'uncertainty', tune: null },
  won: { icon: 'trophy-cup', tune: null },
  news: { icon: 'scroll-unfurled', tune: null },
} as const satisfies Record<string, Sort>;

type SortName = keyof typeof SORTS;

/** Events shared by several games mean the same in all of them, with a few exceptions. */
const EVENTS: Record<string, SortName> = {
  // Talisman
  turn_begins: 'turn',
  missed_turn: 'turn',
  misses_turn: 'turn',
  character_enters: 'news',
  moved: 'move',
  built_raft: 'move',
  teleport_offered: 'move',
  ferry_offered: 'move',
  enslaved: 'loss',
  blizzard_begins: 'magic',
  rolled: 'dice',
  rolled_again: 'dice',
  added_one: 'dice',
  diced_with_death: 'dice',
  death_rolled: 'dice',
  attack_rolled: 'dice',
  foe_rolled: 'dice',
  drew: 'card',
  replaced: 'card',
  sent_elsewhere: 'card',
  took: 'card',
  took_from: 'card',
  left_behind: 'card',
  ditched: 'card',
  discarded: 'card',
  bought: 'gold',
  pilfered: 'gold',
  took_gold: 'gold',
  gained_gold: 'gold',
  lost_gold: 'gold',
  paid: 'gold',
  raided: 'gold',
  gained_strength: 'gain',
  gained_craft: 'gain',
  gained_life: 'gain',
  healed: 'gain',
  gained_fate: 'fate',
  replenished_fate: 'fate',
  lost_fate: 'fate',
  received_talisman: 'won',
  lost_strength: 'loss',
  lost_craft: 'loss',
  lost_life: 'loss',
  follower_killed: 'death',
  died: 'death',
  eliminated: 'death',
  fight_begins: 'fight',
  attacked: 'fight',
  creature_attacks: 'fight',
  scores: 'fight',
  won_fight: 'fight',
  lost_fight: 'fight',
  stood_off: 'fight',
  killed_enemy: 'fight',
  assassinates: 'fight',
  cast: 'magic',
  cast_on_character: 'magic',
  cast_on_space: 'magic',
  cast_on_card: 'magic',
  command_spell_cast: 'magic',
  countered: 'magic',
  hex_strikes: 'magic',
  gained_spell: 'magic',
  became_toad: 'magic',
  turned_back: 'magic',
  // Rent a Hero
  requirement: 'card',
  sent_from_hand: 'move',
  sent_from_deck: 'move',
  passed: 'move',
  forced_on: 'move',
  hint_asked: 'talk',
  hint_yes: 'talk',
  hint_no: 'talk',
  hint_shown: 'card',
  claimed: 'talk',
  stayed_silent: 'talk',
  recruits: 'card',
  joined: 'gain',
  eliminated_both: 'loss',
  announced: 'magic',
  announced_refresh: 'magic',
  announced_on_player: 'magic',
  announced_cancel: 'magic',
  cancelled: 'loss',
  peeked: 'card',
  dealt_party: 'card',
  dealt_hand: 'card',
  six_heroes_won: 'won',
  won: 'won',
  shared_victory: 'won',
  // Warhammer Quest
  round_begins: 'turn',
  hero_activates: 'turn',
  settlement_begins: 'turn',
  rolled_hero_die: 'dice',
  rolled_enemy_die: 'dice',
  performs: 'fight',
  enemies_attack: 'fight',
  suffered: 'wound',
  bleeds: 'wound',
  paid_wound: 'wound',
  zone_full: 'wound',
  keyword_strikes: 'enemy',
  recovered: 'gain',
  revived: 'gain',
  hero_defeated: 'death',
  gained_condition: 'loss',
  lost_condition: 'gain',
  used_gear: 'card',
  drew_dungeon: 'card',
  drew_gear: 'card',
  equipped: 'card',
  unequipped: 'card',
  gave_gear: 'card',
  found_legend: 'won',
  location_revealed: 'place',
  location_acts: 'place',
  travelled: 'move',
  progress: 'place',
  progress_lost: 'place',
  peril_moved: 'loss',
  peril_effect: 'loss',
  spawned: 'enemy',
  spawned_facedown: 'enemy',
  nemesis_appears: 'enemy',
  nemesis_effect: 'enemy',
  engages: 'enemy',
  went_to_shadows: 'enemy',
  enemy_revealed: 'enemy',
  enemy_activates: 'enemy',
  enemy_exhausted: 'enemy',
  enemy_wounded: 'fight',
  enemy_recovered: 'enemy',
  enemy_defeated: 'fight',
};

const OWN: Record<string, Record<string, SortName>> = {
  'rent-a-hero': { paid: 'card', eliminated: 'loss' },
};

/** These begin a turn or something like it; its heading already says what the first ones tell. */
const HEADINGS = new Set(['turn_begins', 'round_begins', 'hero_activates', 'settlement_begins']);
const BEGINNINGS = new Set([...HEADINGS, 'missed_turn', 'requirement']);

export function sortOf(game: string, event: GameEvent): Sort {
  return SORTS[OWN[game]?.[event.event] ?? EVENTS[event.event] ?? 'news'];
}

export function beginsTurn(event: GameEvent): boolean {
  return BEGINNINGS.has(event.event);
}

/** Whether its turn's heading already says it. */
export function isHeading(event: GameEvent): boolean {
  return HEADINGS.has(event.event);
}
