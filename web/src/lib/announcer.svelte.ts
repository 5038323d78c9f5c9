/** What screen readers announce as it happens. */
import { untrack } from 'svelte';

let events = $state('');
let question = $state('');

export function announced(): string {
  return events;
}

export function asked(): string {
  return question;
}

/** Screen readers would not repeat an identical sentence. */
function another(text: string, before: string): string {
  return before === text ? `${text}\u00a0` : text;
}

export function announce(text: string): void {
  events = another(text, untrack(announced));
}

export function announceQuestion(text: string): void {
  question = another(text, untrack(asked));
}
