/** The lobby over HTTP. */
import { person } from './identity.svelte';
import { language, t } from './l10n.svelte';
import { Refused } from './problems';
import type { AnalysisState, CampaignNow, CampaignRead, FollowingTable, Game, GameAnalysis, ListedPuzzle, MadeTable, Me, Move, NewTable, PersonName, PuzzlePosition, PuzzleSolution, Ranked, Replay, Rules, RulesInUse, Step, Table, WholeGame } from './protocol';

async function ask<T>(path: string, request: RequestInit = {}): Promise<T> {
  const headers = new Headers(request.headers);
  headers.set('Accept-Language', language());
  let response: Response;
  try {
    response = await fetch(path, { ...request, headers });
  } catch {
    throw new Refused('no-connection', t('problem-no-connection'));
  }
  const body = (await response.json().catch(() => ({}))) as { error?: { code: string; text: string } };
  if (!response.ok) {
    throw new Refused(body.error?.code ?? 'server-error', body.error?.text ?? t('problem-server'));
  }
  return body as T;
}

function post<T>(path: string, body: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (secret !== undefined) {
    headers['Authorization'] = `Bearer ${secret}`;
  }
  return ask<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

const TRIES = 4;
const FIRST_PAUSE = 500;

/**
 * A request that holds a secret of its own, so that it can be sent again when its answer does not come: the server
 * finds what it has done already.
 */
async function postSafely<T>(path: string, body: { secret: string } & Record<string, unknown>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await post<T>(path, body);
    } catch (problem) {
      const isPassing = problem instanceof Refused && ['no-connection', 'not-saved'].includes(problem.code);
      if (!isPassing || tried === TRIES) {
        throw problem;
      }
      await new Promise((done) => setTimeout(done, FIRST_PAUSE * 2 ** tried));
    }
  }
}

const part = encodeURIComponent;

export const games = async (): Promise<Game[]> => (await ask<{ games: Game[] }>('/api/games')).games;

/** A game with all its components, for this number of players. */
export const game = (id: string, players: number): Promise<WholeGame> =>
  ask(`/api/games/${part(id)}?players=${players}`);

export const rules = (id: string): Promise<Rules> => ask(`/api/games/${part(id)}/rules`);

export const lessons = async (id: string): Promise<{ id: string; number: number; title: string }[]> =>
  (await ask<{ lessons: { id: string; number: number; title: string }[] }>(`/api/games/${part(id)}/lessons`)).lessons;

/** A table for a lesson. */
export const learn = (
  id: string,
  lesson: string,
  name: string,
): Promise<{ table: Table; seat: number; secret: string }> =>
  postSafely(`/api/games/${part(id)}/lessons/${part(lesson)}`, { name, secret: randomWord() });

export const puzzles = async (id: string): Promise<ListedPuzzle[]> =>
  (await ask<{ puzzles: ListedPuzzle[] }>(`/api/games/${part(id)}/puzzles`)).puzzles;

/** A position in which one option is clearly better, as its player sees it. */
export const puzzle = (id: string, number: number): Promise<PuzzlePosition> =>
  ask(`/api/games/${part(id)}/puzzles/${number}`);

/** Whether an answer is right, and what all options are worth. */
export const solution = (id: string, number: number, key: string): Promise<PuzzleSolution> =>
  ask(`/api/games/${part(id)}/puzzles/${number}/solution?answer=${part(key)}`);

/** Where other devices on the network find the server; empty if they cannot. */
export const networkAddress = async (): Promise<string> => (await ask<{ network: string }>('/api/address')).network;

export const rulesInUse = (): Promise<RulesInUse> => ask('/api/rules');

export const tables = async (): Promise<Table[]> => (await ask<{ tables: Table[] }>('/api/tables')).tables;

export const table = (id: string): Promise<Table> => ask(`/api/tables/${part(id)}`);

export const make = (wanted: Omit<NewTable, 'secret' | 'person'>): Promise<MadeTable> =>
  postSafely('/api/tables', { ...wanted, person: person(), secret: randomWord() });

export const takeSeat = (
  id: string,
  wanted: { name: string; invitation?: string; entropy: string; secret: string },
): Promise<{ table: Table; seat: number; secret: string }> =>
  postSafely(`/api/tables/${part(id)}/seats`, { ...wanted, person: person() });

export const ready = (id: string, secret: string, entropy: string): Promise<{ table: Table }> =>
  post(`/api/tables/${part(id)}/ready`, { entropy }, secret);

export const start = (id: string, secret: string, level: string): Promise<{ table: Table }> =>
  post(`/api/tables/${part(id)}/start`, { level }, secret);

/** A rematch, or the next quest of a campaign, where other people may sit down. */
export const rematch = (
  id: string,
  secret: string,
  seats: { kind: string; name?: string; level?: string }[] = [],
  own = '',
): Promise<FollowingTable> => post(`/api/tables/${part(id)}/rematch`, { seats, secret: own }, secret);

export const campaign = (id: string): Promise<CampaignNow> => ask(`/api/tables/${part(id)}/campaign`);

/** What a campaign's file tells, before a table is made with it. */
export const readCampaign = (game: string, campaign: unknown): Promise<CampaignRead> => post('/api/campaigns', { game, campaign });

export const campaignFile = (id: string): string => `/api/tables/${part(id)}/campaign/file`;

export const mine = async (
  wanted: { table: string; secret: string }[],
): Promise<{ table: Table; seat: number; asked: boolean }[]> =>
  (await post<{ tables: { table: Table; seat: number; asked: boolean }[] }>('/api/mine', { tables: wanted })).tables;

/** Everything about a person: tables, results, ratings. */
export const me = (secret: string): Promise<Me> => ask('/api/me', { headers: { Authorization: `Bearer ${secret}` } });

export const rename = (secret: string, name: string): Promise<PersonName> => post('/api/me', { name }, secret);

/** Assigns this browser's seats to the person. */
export const keepTables = (secret: string, held: { table: string; secret: string }[]): Promise<{ tables: string[] }> =>
  post('/api/me/tables', { tables: held }, secret);

export const forgetMe = (secret: string): Promise<unknown> =>
  ask('/api/me', { method: 'DELETE', headers: { Authorization: `Bearer ${secret}` } });

export const ratings = async (id: string): Promise<Ranked[]> =>
  (await ask<{ ratings: Ranked[] }>(`/api/games/${part(id)}/ratings`)).ratings;

export const replay = (id: string): Promise<Replay> => ask(`/api/replays/${part(id)}`);

export const bringReplay = (record: Blob): Promise<Replay> =>
  ask('/api/replays', {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: record,
  });

export const steps = async (id: string, from: number, to: number, eyes: string): Promise<Step[]> =>
  (await ask<{ steps: Step[] }>(`/api/replays/${part(id)}/steps?from=${from}&to=${to}&eyes=${part(eyes)}`)).steps;

/** The moves of a range of steps in a finished game. */
export const moves = async (id: string, from: number, to: number, eyes: string): Promise<Move[]> =>
  (await ask<{ moves: Move[] }>(`/api/replays/${part(id)}/moves?from=${from}&to=${to}&eyes=${part(eyes)}`)).moves;

/** How thorough an analysis is. */
export type Setting = GameAnalysis['setting'];

/** The analysis of a finished game, at least as thorough as wanted, or its progress. */
export const analysis = (id: string, setting: Setting): Promise<AnalysisState> => ask(analysisPath(id, setting));

/** The same; starts the analysis if nobody has yet. */
export const beginAnalysis = (id: string, setting: Setting): Promise<AnalysisState> => post(analysisPath(id, setting), {});

const analysisPath = (id: string, setting: Setting): string => `/api/replays/${part(id)}/analysis?setting=${setting}`;

/** A table that continues from a step of a finished game. */
export const continueFrom = (
  id: string,
  wanted: { step: number; seat: number; name: string; level: string; pace: number },
): Promise<{ table: Table; seat: number; secret: string }> =>
  postSafely(`/api/replays/${part(id)}/continue`, { ...wanted, secret: randomWord() });

/** A random string nobody can guess, for secrets and for the shared dice. */
export function randomWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
