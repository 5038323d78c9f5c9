/** What went wrong, as a sentence: what a program says to itself is not for people. */
import { t } from './l10n.svelte';

/** What was refused, with the server's sentence, or our own, as the message. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export function sentence(problem: unknown): string {
  return problem instanceof Refused && problem.message ? problem.message : t('problem-unexpected');
}
