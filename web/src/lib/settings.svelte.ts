import { Remembered } from './remembered.svelte';

export type Theme = 'auto' | 'light' | 'dark';

export const myName = new Remembered<string>('name', '');
export const theme = new Remembered<Theme>('theme', 'auto');
export const sound = new Remembered<boolean>('sound', false);
export const notifications = new Remembered<boolean>('notifications', false);
export const numberKeys = new Remembered<boolean>('number-keys', true);
export const lastLevel = new Remembered<string>('level', 'medium');

/** Puts the chosen theme on the page; `auto` leaves it to the system. */
export function showTheme(): void {
  document.documentElement.dataset['theme'] = theme.value;
}
