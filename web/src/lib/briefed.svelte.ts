/** The tables whose briefing has been read. */
import { Remembered } from './remembered.svelte';

const MOST = 50;
const read = new Remembered<string[]>('briefed', []);

export function isBriefed(table: string): boolean {
  return read.value.includes(table);
}

export function keepBriefed(table: string): void {
  read.value = [table, ...read.value].slice(0, MOST);
}
