import type { SeatView } from './protocol';
import { Remembered } from './remembered.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'less';

export const myName = new Remembered<string>('name', '');
export const theme = new Remembered<Theme>('theme', 'auto');
export const motion = new Remembered<Motion>('motion', 'auto');
export const sound = new Remembered<boolean>('sound', false);
export const notifications = new Remembered<boolean>('notifications', false);
export const numberKeys = new Remembered<boolean>('number-keys', true);
export const introductions = new Remembered<boolean>('introductions', true);

export type Asking = SeatView['asking'];
export const ASKINGS: Asking[] = ['every', 'fitting', 'concerned'];
/** Where I want to be asked, also at future tables. */
export const asking = new Remembered<Asking>('asking', 'fitting');

export type Speed = 'slow' | 'usual' | 'fast' | 'skip';
/** How long bots pause; `skip` runs on until a person is asked. */
export const SPEEDS: Record<Speed, { pace: number; skip: boolean }> = {
  slow: { pace: 1600, skip: false },
  usual: { pace: 700, skip: false },
  fast: { pace: 150, skip: false },
  skip: { pace: 700, skip: true },
};
export const speed = new Remembered<Speed>('speed', 'usual');

/** The speed of a table, or the one nearest to it. */
export function speedOf({ pace, skip }: { pace: number; skip: boolean }): Speed {
  return skip ? 'skip' : pace > 1100 ? 'slow' : pace > 400 ? 'usual' : 'fast';
}

/** Against bots: warn before choices that lose at least this many percentage points; 0 for never. */
export const WARNINGS = [0, 5, 10, 20];
export const warnFrom = new Remembered<number>('warn-from', 0);

export const lastLevel = new Remembered<string>('level', 'medium');

/** Applies the chosen theme and motion to the page; `auto` leaves them to the system. */
export function showTheme(): void {
  document.documentElement.dataset['theme'] = theme.value;
  document.documentElement.dataset['motion'] = motion.value;
}

/** Whether the browser granted notifications when asked; if it refuses, they stay off. */
export async function notify(wanted: boolean): Promise<void> {
  notifications.value = wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
