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
/** Where I want to be asked: also at tables to come. */
export const asking = new Remembered<Asking>('asking', 'fitting');

export type Speed = 'slow' | 'usual' | 'fast' | 'skip';
/** How long bots wait; `skip` waits for nothing until a person is asked. */
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

/** Against bots: choices that lose at least so many percentage points are asked about; 0 for none. */
export const WARNINGS = [0, 5, 10, 20];
export const warnFrom = new Remembered<number>('warn-from', 0);

export const lastLevel = new Remembered<string>('level', 'medium');

/** Puts the chosen theme and motion on the page; `auto` leaves them to the system. */
export function showTheme(): void {
  document.documentElement.dataset['theme'] = theme.value;
  document.documentElement.dataset['motion'] = motion.value;
}

/** Whether notifications were allowed when asked for; a browser that refuses keeps them off. */
export async function notify(wanted: boolean): Promise<void> {
  notifications.value = wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
