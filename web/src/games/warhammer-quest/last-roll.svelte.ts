/** The last roll: it stays visible after its action is over. */
import { untrack } from 'svelte';
import type { Happening } from '../board';
import type { Deed, EnemyFace, HeroFace } from './view';

interface Roll {
  id: number;
  seat: number;
  hero: HeroFace[];
  enemy: EnemyFace[];
  /** What it came to. */
  text: string;
}

export class LastRoll {
  shown = $state.raw<Roll | null>(null);

  /** Create it during component setup. An action without a question is known from its events alone. */
  constructor(news: () => Happening[], deed: () => Deed | null) {
    let rolls = 0;
    let kept: Deed | null = null;
    $effect(() => {
      const now = deed();
      kept = now?.hero_dice.length ? now : untrack(() => kept);
    });
    $effect(() => {
      const found = untrack(() => this.#read(news(), kept));
      void news();
      if (found !== null) {
        this.shown = { ...found, id: (rolls += 1) };
      }
    });
  }

  #read(news: Happening[], kept: Deed | null): Omit<Roll, 'id'> | null {
    let roll: Omit<Roll, 'id'> | null = null;
    let isWhole = false;
    for (const { event, text } of news) {
      const seat = typeof event.seat === 'number' ? event.seat : -1;
      if (event.event === 'performs') {
        roll = { seat, hero: [], enemy: [], text: '' };
        isWhole = true;
      } else if (event.event === 'rolled_hero_die' && isWhole) {
        roll?.hero.push(String(event['face']) as HeroFace);
      } else if (event.event === 'rolled_enemy_die' && isWhole) {
        roll?.enemy.push(String(event['face']) as EnemyFace);
      } else if (event.event === 'icons') {
        if (!isWhole && kept !== null) {
          roll = { seat, hero: kept.hero_dice, enemy: kept.enemy_dice, text };
        } else if (roll !== null) {
          roll.text = text;
        }
      }
    }
    return roll?.hero.length ? roll : null;
  }
}
