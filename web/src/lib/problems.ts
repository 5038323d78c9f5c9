/** Errors as sentences: internal messages are not for people. */
import { t } from './l10n.svelte';

/** A refused request, with the server's sentence, or ours, as its message. */
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
