/** The tables at which this browser holds seats. */
import { Remembered } from './remembered.svelte';

export interface MyTable {
  table: string;
  secrets: string[];
  /** Kept by who made the table, to show the link again. */
  invitation: string;
  since: number;
}

const MOST = 50;
const kept = new Remembered<MyTable[]>('tables', []);

export function myTables(): MyTable[] {
  return kept.value;
}

export function seatsAt(table: string): MyTable | undefined {
  return kept.value.find((mine) => mine.table === table);
}

export function keepSeats(table: string, secrets: string[], invitation = ''): void {
  const before = kept.value.find((mine) => mine.table === table && mine.secrets.join() === secrets.join());
  const others = kept.value.filter((mine) => mine !== before);
  const since = Math.floor(Date.now() / 1000);
  kept.value = [{ table, secrets, invitation: invitation || before?.invitation || '', since }, ...others].slice(0, MOST);
}

export function forgetTable(table: string): void {
  kept.value = kept.value.filter((mine) => mine.table !== table);
}
