/** What screen readers are told as it happens. */

let events = $state('');
let question = $state('');

export function announced(): string {
  return events;
}

export function asked(): string {
  return question;
}

export function announce(text: string): void {
  // The same sentence twice would not be read twice.
  events = events === text ? `${text}\u00a0` : text;
}

export function announceQuestion(text: string): void {
  question = question === text ? `${text}\u00a0` : text;
}
