/** The messages of docs/protocol.md as the client uses them; nearly all types are written by the server (messages.ts). */

import type {
  ChangeMessage as AnyChange,
  NewTable as WantedTable,
  Reason,
  ServerMessage as AnyMessage,
  WholeGame,
} from './messages';

export type * from './messages';

export type Things = WholeGame['things'];

export type Path = (string | number)[];
export type ViewChange = [Path] | [Path, unknown];

export type ChangeMessage = Omit<AnyChange, 'view'> & { view?: ViewChange[] };
export type ServerMessage = Exclude<AnyMessage, AnyChange> | ChangeMessage;

/** The client sends every field, except the file of an imported campaign. */
export type NewTable = Required<Omit<WantedTable, 'campaign'>> & Pick<WantedTable, 'campaign'>;

export type Why = Reason;
