/** The messages of docs/protocol.md, as far as the client reads them. */

export interface Named {
  id: string;
  name: string;
}

export interface Game {
  id: string;
  title: string;
  about: string;
  least_seats: number;
  most_seats: number;
  minutes: number[];
  variants: { id: string; name: string; text: string }[];
  levels: Named[];
  conditions: { id: string; text: string }[];
  /** How many there are. */
  lessons: number;
}

/** What the teacher tells the learner at the table of a lesson. */
export interface Lesson {
  id: string;
  number: number;
  of: number;
  title: string;
  text: string;
  clauses: string[];
  /** The key of the option to take now; empty for none. */
  advice: string;
  strayed: boolean;
  done: boolean;
  /** The lesson that follows; empty after the last one. */
  next: string;
}

export interface Thing {
  name: string;
  lines: string[];
}

export type Things = Record<string, Record<string, Thing>>;

export interface WholeGame extends Game {
  things: Things;
  endings: Record<string, string>;
}

export interface Clause {
  id: string;
  chapter: string;
  title: string;
  text: string;
  page: number;
  kind: string;
}

export interface Ruling {
  id: string;
  section: string;
  title: string;
  text: string;
  mentions: string[];
}

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'friend' | 'open';
  name: string;
  level: string;
  here: boolean;
  away: boolean;
  ready: boolean;
}

export interface Table {
  id: string;
  game: string;
  title: string;
  phase: 'gathering' | 'playing' | 'over';
  variants: string[];
  seats: Seat[];
  listed: boolean;
  watch: boolean;
  turn_seconds: number;
  window_seconds: number;
  pace: number;
  level: string;
  commitment: string;
  made: number;
  undo: { seat: number; choices: number; agreed: number[] } | null;
  rematch: string;
  /** The finished game that this one goes on from. */
  continues: { replay: string; step: number } | null;
  /** The lesson that is played here; empty for none. */
  lesson: string;
  watching: number;
}

export interface NewTable {
  game: string;
  seats: { kind: 'me' | 'friend' | 'open' | 'bot'; name?: string; level?: string }[];
  variants: string[];
  listed: boolean;
  watch: boolean;
  turn_seconds: number;
  window_seconds: number;
  pace: number;
  level: string;
  entropy: string;
}

export interface MadeTable {
  table: Table;
  seats: { seat: number; secret: string }[];
  invitation: string;
}

export interface Option {
  key: string;
  verb: string;
  objects: [string, string | number][];
  clause: string;
  text: string;
}

export interface Decision {
  choice: number;
  occasion: string;
  window: boolean;
  early: boolean;
  text: string;
  options: Option[];
  answer: string;
  /** What the people of the party want, where all decide together. */
  votes: { seat: number; key: string }[];
}

export interface GameEvent {
  event: string;
  seat?: number;
  [argument: string]: unknown;
}

export interface Entry {
  n: number;
  choice: number;
  /** The step that this is in the replay. */
  step: number;
  event: GameEvent;
  text: string;
}

export interface Awaited {
  seat: number;
  occasion: string;
  window: boolean;
  text: string;
  clock: { left: number; of: number } | null;
}

/** The table as a seat saw it after a choice. */
export interface Moment {
  choice: number;
  view: View;
  awaited: Omit<Awaited, 'clock'> | null;
}

export interface Order {
  until: string;
  occasion: string;
  use: string;
  text: string;
}

export interface Result {
  ending: string;
  winners: number[];
  text: string;
  verdict: string;
  standings: [string, string][];
  seed: string;
  commitment: string;
  fingerprint: string;
  replay: string;
  /** A campaign goes on: the rematch is its next quest. */
  goes_on: boolean;
}

/** What a game shows of its table: every game has its own shape, these fields all of them. */
export interface View {
  seat: number | null;
  active: number;
  players: Record<string, unknown>[];
  [zone: string]: unknown;
}

export interface SeatView {
  choice: number;
  view: View;
  log: Entry[];
  log_length: number;
  awaited: Awaited | null;
  decision: Decision | null;
  undo: 'free' | 'consent' | 'none';
  orders: Order[];
  result: Result | null;
  /** Only where a lesson is played. */
  lesson?: Lesson | null;
}

export type Path = (string | number)[];
export type ViewChange = [Path] | [Path, unknown];

export interface Counted {
  seat: number | null;
  count: number;
}

export type ChangeMessage = { type: 'change' } & Counted &
  Partial<Omit<SeatView, 'view'>> & {
    view?: ViewChange[];
    made?: { seat: number; by: 'person' | 'bot' | 'clock'; key?: string };
    undone?: { seat: number; choices: number; consent: boolean; text: string };
  };

export interface Chat {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Why {
  possible: boolean;
  clause: string;
  text: string;
  title?: string;
  rule?: string;
}

export type ServerMessage =
  | { type: 'welcome'; protocol: number; table: Table; seats: number[]; chat: Chat[] }
  | { type: 'table'; table: Table }
  | ({ type: 'view' } & Counted & SeatView)
  | ChangeMessage
  | ({ type: 'chat' } & Chat)
  | { type: 'ok'; id: string }
  | ({ type: 'answer'; id: string } & Record<string, unknown>)
  | { type: 'error'; id?: string; code: string; text: string; clause?: string };

export interface Replay {
  id: string;
  game: string;
  title: string;
  seats: string[];
  players: string[];
  variants: string[];
  steps: number;
  ending: string;
  winners: number[];
  commitment: string;
  seed: string;
  fingerprint: string;
}

export interface Step {
  step: number;
  kind: 'start' | 'choice' | 'undo' | 'rules';
  choice?: number;
  seat?: number;
  by?: string;
  key?: string | null;
  undone?: boolean;
  text: string;
  view: View;
  log: { event: GameEvent; text: string }[];
  awaited: { seat: number; occasion: string; window: boolean } | null;
}
