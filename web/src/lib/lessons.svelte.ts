/** The lessons this browser has been through, by game. */
import { Remembered } from './remembered.svelte';

const learned = new Remembered<Record<string, string[]>>('lessons', {});

export function lessonsLearned(game: string): string[] {
  return learned.value[game] ?? [];
}

export function keepLearned(game: string, lesson: string): void {
  const before = lessonsLearned(game);
  if (!before.includes(lesson)) {
    learned.value = { ...learned.value, [game]: [...before, lesson] };
  }
}
