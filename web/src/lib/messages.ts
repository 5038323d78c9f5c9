// Written by `python -m tools.protocol_types` from what the server reads and sends: do not edit.

export interface WantedSeat {
  kind: 'me' | 'friend' | 'open' | 'bot' | 'same';
  name?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  seats: WantedSeat[];
  variants?: string[];
  listed?: boolean;
  watch?: boolean;
  turn_seconds?: number | null;
  window_seconds?: number;
  pace?: number;
  skip?: boolean;
  level?: string;
  entropy?: string;
  secret?: string;
  campaign?: Record<string, unknown> | null;
  person?: string;
  rated?: boolean;
}

export interface CampaignFile {
  game: string;
  campaign: Record<string, unknown>;
}

export interface TakeSeat {
  name: string;
  invitation?: string;
  entropy?: string;
  secret?: string;
  person?: string;
}

export interface Ready {
  entropy: string;
}

export interface StartNow {
  level?: string;
}

export interface Rematch {
  seats?: WantedSeat[];
  secret?: string;
}

export interface Continue {
  step: number;
  seat: number;
  name: string;
  level?: string;
  pace?: number;
  secret?: string;
}

export interface Learn {
  name: string;
  pace?: number;
  secret?: string;
}

export interface MyTable {
  table: string;
  secret: string;
}

export interface Mine {
  tables: MyTable[];
}

export interface MyName {
  name: string;
}

export interface Hello {
  type: 'hello';
  protocol: number;
  language?: string;
  secrets?: string[];
  person?: string;
}

export interface Choose {
  type: 'choose';
  id: string;
  seat?: number | null;
  choice: number;
  epoch?: number | null;
  key: string;
}

export interface UndoLast {
  type: 'undo';
  id: string;
  seat?: number | null;
}

export interface Consent {
  type: 'consent';
  id: string;
  seat?: number | null;
  agree: boolean;
}

export interface GiveOrder {
  type: 'order';
  id: string;
  seat?: number | null;
  until?: string;
  occasion?: string;
  use?: string;
}

export interface Withdraw {
  type: 'withdraw';
  id: string;
  seat?: number | null;
}

export interface SetAsking {
  type: 'asking';
  id: string;
  seat?: number | null;
  asking: 'concerned' | 'every' | 'fitting';
}

export interface SetPace {
  type: 'pace';
  id: string;
  seat?: number | null;
  pace: number;
  skip?: boolean;
}

export interface Say {
  type: 'chat';
  id: string;
  seat?: number | null;
  text: string;
}

export interface Leave {
  type: 'leave';
  id: string;
  seat?: number | null;
}

export interface Return {
  type: 'return';
  id: string;
  seat?: number | null;
}

export interface FreeSeat {
  type: 'free';
  id: string;
  seat?: number | null;
  other: number;
  to: 'anyone' | 'bot';
}

export interface Why {
  type: 'why';
  id: string;
  seat?: number | null;
  key: string;
}

export interface AskHint {
  type: 'hint';
  id: string;
  seat?: number | null;
  choice: number;
  key?: string;
}

export interface AskLog {
  type: 'log';
  id: string;
  seat?: number | null;
  from: number;
  to: number;
}

export interface AskMoment {
  type: 'moment';
  id: string;
  seat?: number | null;
  choice: number;
}

export interface SetLanguage {
  type: 'language';
  id: string;
  language: string;
}

export interface Ping {
  type: 'ping';
  id: string;
}

export interface Part {
  id: string;
  name: string;
  text: string;
}

export interface Outcome {
  title: string;
  text: string;
  meaning: string;
}

export interface Briefing {
  id: string;
  name: string;
  icons: string[];
  story: string;
  aim: string;
  parts: Part[];
  endings: Record<string, Outcome>;
}

export interface Odds {
  difficulty: number;
  won: number;
}

export interface Adventure {
  id: string;
  kind: 'campaign' | 'delve' | 'quest' | 'tutorial';
  variants: string[];
  name: string;
  text: string;
  icons: string[];
  minutes: number[];
  odds: Odds;
  harder: Record<string, Odds>;
  briefing: string;
}

export interface CampaignQuest {
  id: string;
  briefing: string;
  name: string;
  state: 'ahead' | 'lost' | 'now' | 'won';
}

export interface CampaignHero {
  seat: number;
  player: string;
  hero: string;
  actions: string[];
  gear: string[];
  legendary: string[];
  gear_limit: number;
}

export interface CampaignChapter {
  quest: string;
  ending: string;
  heading: string;
  text: string;
  rows: ([string, string])[];
  replay?: string;
}

export interface CampaignStory {
  title: string;
  quests: CampaignQuest[];
  chapters: CampaignChapter[];
  heroes: CampaignHero[];
  pool: string[];
  out: string[];
  ending: string;
  outlook: string;
}

export interface Keyword {
  id: string;
  name: string;
}

export interface PrintedNumber {
  id: string;
  name: string;
  value: number;
}

export interface Face {
  kind: string;
  kind_name: string;
  icon: string;
  numbers?: PrintedNumber[];
  keywords?: Keyword[];
  refers?: ([string, string])[];
  texts?: Record<string, string>;
}

export interface Named {
  id: string;
  name: string;
}

export interface Variant {
  id: string;
  name: string;
  text: string;
  switch: boolean;
  group: string;
  excludes: string[];
}

export interface VariantGroup {
  id: string;
  name: string;
  text: string;
}

export interface Condition {
  id: string;
  text: string;
}

export interface Game {
  id: string;
  title: string;
  about: string;
  least_seats: number;
  most_seats: number;
  minutes: number[];
  variants: Variant[];
  groups: VariantGroup[];
  adventures: Adventure[];
  campaign: string;
  levels: Named[];
  conditions: Condition[];
  rated: boolean;
  quiet: boolean;
  lessons: number;
  puzzles: number;
}

export interface Compiling {
  share: number;
  seconds: number;
}

export interface RulesInUse {
  compiled: boolean;
  compiling: Compiling | null;
}

export interface Thing {
  name: string;
  lines: string[];
  face: Face | null;
}

export interface Introduction {
  role: string;
  belongings: string[];
  text: string;
}

export interface WholeGame {
  id: string;
  title: string;
  about: string;
  least_seats: number;
  most_seats: number;
  minutes: number[];
  variants: Variant[];
  groups: VariantGroup[];
  adventures: Adventure[];
  campaign: string;
  levels: Named[];
  conditions: Condition[];
  rated: boolean;
  quiet: boolean;
  lessons: number;
  puzzles: number;
  things: Record<string, Record<string, Thing>>;
  fields: Record<string, string>;
  windows: Record<string, string>;
  endings: Record<string, string>;
  introduction: Introduction;
  briefings: Record<string, Briefing>;
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

export interface Chapter {
  id: string;
  name: string;
}

export interface Rules {
  language: string;
  chapters: Chapter[];
  clauses: Clause[];
  rulings: Ruling[];
}

export interface ListedLesson {
  id: string;
  number: number;
  title: string;
  clauses: string[];
}

export interface ListedPuzzle {
  id: string;
  hard: boolean;
}

export interface Seat {
  seat: number;
  kind: 'bot' | 'friend' | 'open' | 'person';
  name: string;
  level: string;
  here: boolean;
  away: boolean;
  vacant: boolean;
  ready: boolean;
}

export interface WantedUndo {
  seat: number;
  choices: number;
  agreed: number[];
}

export interface WantedFreeing {
  seat: number;
  to: 'anyone' | 'bot';
  agreed: number[];
}

export interface Origin {
  replay: string;
  step: number;
}

export interface Table {
  id: string;
  game: string;
  title: string;
  phase: 'gathering' | 'over' | 'playing';
  variants: string[];
  seats: Seat[];
  listed: boolean;
  rated: boolean;
  watch: boolean;
  turn_seconds: number;
  window_seconds: number;
  patient: boolean;
  pace: number;
  skip: boolean;
  pacemakers: number[];
  level: string;
  commitment: string;
  made: number;
  undo: WantedUndo | null;
  freeing: WantedFreeing | null;
  rematch: string;
  campaign: string;
  chapter: number;
  continues: Origin | null;
  lesson: string;
  watching: number;
}

export interface SeatSecret {
  seat: number;
  secret: string;
}

export interface MadeTable {
  table: Table;
  seats: SeatSecret[];
  invitation: string;
}

export interface TakenSeat {
  table: Table;
  seat: number;
  secret: string;
}

export interface FollowingTable {
  table: Table;
  seat: number | null;
  seats: SeatSecret[];
  invitation: string;
}

export interface CampaignNow {
  table: Table;
  campaign: string;
  story: CampaignStory;
}

export interface CampaignRead {
  seats: string[];
  story: CampaignStory;
}

export interface MyTableNow {
  table: Table;
  seat: number;
  asked: boolean;
}

export interface PersonName {
  name: string;
  tag: string;
}

export interface PersonResult {
  table: string;
  game: string;
  title: string;
  ended: number;
  won: boolean;
  others: string[];
  rated: boolean;
}

export interface PersonRating {
  game: string;
  title: string;
  rating: number;
  games: number;
}

export interface Me {
  name: string;
  tag: string;
  tables: MyTableNow[];
  results: PersonResult[];
  ratings: PersonRating[];
}

export interface Ranked {
  name: string;
  tag: string;
  level: string;
  rating: number;
  games: number;
}

export interface View {
  seat: number | null;
  active: number | null;
  players?: (Record<string, unknown>)[];
  [name: string]: unknown;
}

export interface GameEvent {
  event: string;
  seat?: number;
  [name: string]: unknown;
}

export interface Entry {
  n: number;
  choice: number;
  step: number;
  event: GameEvent;
  text: string;
  names: ([number, number, string, string | number])[];
}

export interface Clock {
  left: number;
  of: number;
}

export interface Awaited {
  seat: number;
  occasion: string;
  window: boolean;
  text: string;
  clock: Clock | null;
}

export interface Option {
  key: string;
  verb: string;
  objects: ([string, string | number])[];
  refers: ([string, string])[];
  clause: string;
  text: string;
  names: ([number, number, string, string | number])[];
}

export interface Vote {
  seat: number;
  key: string;
}

export interface Decision {
  choice: number;
  epoch: number;
  occasion: string;
  window: boolean;
  early: boolean;
  text: string;
  options: Option[];
  answer: string;
  votes: Vote[];
  casting_vote: number | null;
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
  standings: ([string, string])[];
  story: string[];
  seed: string;
  commitment: string;
  fingerprint: string;
  replay: string;
  goes_on: boolean;
}

export interface Lesson {
  id: string;
  number: number;
  of: number;
  title: string;
  text: string;
  clauses: string[];
  titles: string[];
  advice: string;
  strayed: boolean;
  done: boolean;
  next: string;
}

export interface SeatView {
  choice: number;
  view: View;
  log: Entry[];
  log_length: number;
  awaited: Awaited | null;
  decision: Decision | null;
  undo: 'consent' | 'free' | 'none';
  orders: Order[];
  asking: 'concerned' | 'every' | 'fitting';
  result: Result | null;
  lesson?: Lesson | null;
}

export interface MadeChoice {
  seat: number;
  by: 'bot' | 'clock' | 'person';
  key?: string;
}

export interface Made {
  seat: number;
  by: 'bot' | 'clock' | 'person';
  key?: string;
  then?: MadeChoice[];
}

export interface Undone {
  seat: number;
  choices: number;
  consent: boolean;
  text: string;
}

export interface Chat {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface WelcomeMessage {
  type: 'welcome';
  protocol: number;
  table: Table;
  seats: number[];
  chat: Chat[];
}

export interface TableMessage {
  type: 'table';
  table: Table;
}

export interface ViewMessage {
  type: 'view';
  choice: number;
  view: View;
  log: Entry[];
  log_length: number;
  awaited: Awaited | null;
  decision: Decision | null;
  undo: 'consent' | 'free' | 'none';
  orders: Order[];
  asking: 'concerned' | 'every' | 'fitting';
  result: Result | null;
  lesson?: Lesson | null;
  seat: number | null;
  count: number;
}

export interface ChangeMessage {
  type: 'change';
  seat: number | null;
  count: number;
  choice: number;
  view?: unknown[][];
  log?: Entry[];
  log_length?: number;
  awaited?: Awaited | null;
  decision?: Decision | null;
  undo?: 'consent' | 'free' | 'none';
  orders?: Order[];
  asking?: 'concerned' | 'every' | 'fitting';
  result?: Result | null;
  lesson?: Lesson | null;
  made?: Made;
  undone?: Undone;
}

export interface ChatMessage {
  type: 'chat';
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface NoticeMessage {
  type: 'notice';
  text: string;
}

export interface OkMessage {
  type: 'ok';
  id: string;
}

export interface AnswerMessage {
  type: 'answer';
  id: string;
  [name: string]: unknown;
}

export interface ErrorMessage {
  type: 'error';
  code: string;
  text: string;
  id?: string;
  clause?: string;
}

export interface Reason {
  possible: boolean;
  clause: string;
  text: string;
  title?: string;
  rule?: string;
}

export interface Hint {
  choice: number;
  best: string;
  other: string;
  loss: number;
  error: number;
  is_mistake: boolean;
  better: number;
  worse: number;
  tables: number;
  reason: string;
}

export interface MomentAwaited {
  seat: number;
  occasion: string;
  window: boolean;
  text: string;
}

export interface Moment {
  choice: number;
  view: View;
  awaited: MomentAwaited | null;
}

export interface PuzzlePosition {
  id: string;
  title: string;
  seats: string[];
  seat: number;
  awaited: number;
  hard: boolean;
  view: View;
  news: string[];
  text: string;
  options: Option[];
}

export interface PuzzleValue {
  key: string;
  text: string;
  loss: number;
  why: string;
}

export interface PuzzleSolution {
  right: boolean;
  headline: string;
  chance: string;
  values: PuzzleValue[];
}

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

export interface Told {
  event: GameEvent;
  text: string;
  names: ([number, number, string, string | number])[];
}

export interface Move {
  step: number;
  text: string;
  seat?: number;
  by?: string;
  undone: boolean;
  events: number;
}

export interface CoursePoint {
  step: number;
  chances: number[];
  own: (number | null)[];
}

export interface AnalysedMoment {
  step: number;
  headline: string;
  lines: string[];
}

export interface AnalysisRow {
  name: string;
  cells: string[];
}

export interface GameAnalysis {
  setting: 'quick' | 'thorough';
  players: string[];
  result: string;
  how: string;
  points: CoursePoint[];
  turning_points: AnalysedMoment[];
  mistakes: AnalysedMoment[];
  within_error: string;
  luck: string;
  columns: string[];
  rows: AnalysisRow[];
}

export interface AnalysisState {
  state: 'done' | 'none' | 'running' | 'waiting';
  share: number;
  seconds: number | null;
  analysis: GameAnalysis | null;
}

export interface StepAwaited {
  seat: number;
  occasion: string;
  window: boolean;
}

export interface Step {
  step: number;
  kind: 'choice' | 'rules' | 'start' | 'undo';
  choice?: number;
  seat?: number;
  by?: string;
  key?: string | null;
  undone?: boolean;
  to?: number;
  consent?: boolean;
  text: string;
  view: View;
  hidden?: Record<string, unknown>;
  log: Told[];
  awaited: StepAwaited | null;
}

export type ClientMessage =
  | Hello
  | Choose
  | UndoLast
  | Consent
  | GiveOrder
  | Withdraw
  | SetAsking
  | SetPace
  | Say
  | Leave
  | Return
  | FreeSeat
  | Why
  | AskHint
  | AskLog
  | AskMoment
  | SetLanguage
  | Ping;

export type ServerMessage =
  | WelcomeMessage
  | TableMessage
  | ViewMessage
  | ChangeMessage
  | ChatMessage
  | NoticeMessage
  | OkMessage
  | AnswerMessage
  | ErrorMessage;
