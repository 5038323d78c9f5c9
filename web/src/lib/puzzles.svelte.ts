/** The puzzles solved on the first try in this browser, by game. */
import { Remembered } from './remembered.svelte';

const solved = new Remembered<Record<string, string[]>>('puzzles', {});

export function puzzlesSolved(game: string): string[] {
  return solved.value[game] ?? [];
}

export function keepSolved(game: string, puzzle: string): void {
  const before = puzzlesSolved(game);
  if (!before.includes(puzzle)) {
    solved.value = { ...solved.value, [game]: [...before, puzzle] };
  }
}
