/**
 * Who the player of this browser is, for those who want to be known again: one secret that opens all their seats, on
 * every device that has it. Nobody needs one to play.
 */
import { Remembered } from './remembered.svelte';

const kept = new Remembered<string>('person', '');

/** The secret; empty for people without an identity. */
export function person(): string {
  return kept.value;
}

export function keepPerson(secret: string): void {
  kept.value = secret;
}

export function dropPerson(): void {
  kept.value = '';
}
