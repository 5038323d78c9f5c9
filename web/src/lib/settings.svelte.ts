import { Remembered } from './remembered.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'less';

/** How many milliseconds bots take for a move. */
export const PACES = { slow: 1600, usual: 700, fast: 150 } as const;
export type Pace = keyof typeof PACES;

export const myName = new Remembered<string>('name', '');
export const theme = new Remembered<Theme>('theme', 'auto');
export const motion = new Remembered<Motion>('motion', 'auto');
export const sound = new Remembered<boolean>('sound', false);
export const notifications = new Remembered<boolean>('notifications', false);
export const numberKeys = new Remembered<boolean>('number-keys', true);
export const introductions = new Remembered<boolean>('introductions', true);
export const lastLevel = new Remembered<string>('level', 'medium');
export const usualPace = new Remembered<Pace>('pace', 'usual');

/** Puts the chosen theme and motion on the page; `auto` leaves them to the system. */
export function showTheme(): void {
  document.documentElement.dataset['theme'] = theme.value;
  document.documentElement.dataset['motion'] = motion.value;
}

/** Whether notifications were allowed when asked for; a browser that refuses keeps them off. */
export async function notify(wanted: boolean): Promise<void> {
  notifications.value = wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
