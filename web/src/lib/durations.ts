import { t } from './l10n.svelte';

/** A time in words, as exact as it matters: seconds, minutes or hours. */
export function duration(seconds: number): string {
  if (seconds > 7200) {
    return t('hours', { count: Math.round(seconds / 3600) });
  }
  return seconds > 120 ? t('minutes', { count: Math.round(seconds / 60) }) : t('seconds', { count: Math.ceil(seconds) });
}
