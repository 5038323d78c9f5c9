/** The tables at which this browser holds seats. */
import { Remembered } from './remembered.svelte';

export interface MyTable {
  table: string;
  secrets: string[];
  /** Stored by whoever made the table, to show the link again. */
  invitation: string;
  since: number;
  /** The commitment shown before the game, to check when it is over. */
  commitment?: string;
}

const MOST = 50;
const kept = new Remembered<MyTable[]>('tables', []);
const joining = new Remembered<Record<string, string>>('joining', {});

/** The secret this browser claims a seat with; kept until it has one, so that a repeated request finds the same seat. */
export function joiningSecret(table: string, made: () => string): string {
  const secret = joining.value[table] ?? made();
  joining.value = { [table]: secret };
  return secret;
}

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
  const now = { ...before, table, secrets, invitation: invitation || before?.invitation || '', since };
  kept.value = [now, ...others].slice(0, MOST);
  joining.value = {};
}

/** Remembers a table's commitment as first seen. */
export function keepCommitment(table: string, commitment: string): void {
  if (kept.value.some((mine) => mine.table === table && mine.commitment === undefined)) {
    kept.value = kept.value.map((mine) => (mine.table === table ? { commitment, ...mine } : mine));
  }
}

/** This browser's seats in the server's format, the latest first. */
export function heldSeats(): { table: string; secret: string }[] {
  return kept.value.flatMap(({ table, secrets }) => secrets.map((secret) => ({ table, secret }))).slice(0, MOST);
}

export function forgetTable(table: string): void {
  kept.value = kept.value.filter((mine) => mine.table !== table);
}
