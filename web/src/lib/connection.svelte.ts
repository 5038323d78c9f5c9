/** One connection to one table: it reconnects by itself and resends what was not answered. */
import { changed } from './changes';
import { person } from './identity.svelte';
import { language, t } from './l10n.svelte';
import { Refused } from './problems';
import type { ChangeMessage, Chat, Decision, Entry, Hint, Moment, SeatView, ServerMessage, Table, Why } from './protocol';

const PROTOCOL = 1;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;
/** Close codes after which reconnecting is pointless. */
const FINAL = new Set([4000, 4003, 4004]);
const WATCHER = 'watcher';

export interface Problem {
  code: string;
  text: string;
  clause: string;
}

type Deed = { type: string; id: string; seat?: number } & Record<string, unknown>;

/** What happened just now, for animations and announcements. */
export interface News {
  seat: number | null;
  entries: Entry[];
  undone: string;
}

function seatKey(seat: number | null): string {
  return seat === null ? WATCHER : String(seat);
}

export class Connection {
  state = $state<'connecting' | 'open' | 'lost' | 'refused'>('connecting');
  refusal = $state.raw<Problem | null>(null);
  table = $state.raw<Table | null>(null);
  seats = $state.raw<number[]>([]);
  chat = $state.raw<Chat[]>([]);
  unread = $state(0);
  /** When the server last sent the clock of the current decision. */
  clockTold = $state(0);
  /** Whether a message is still unanswered. */
  waiting = $state(0);

  #views = $state.raw<Record<string, SeatView>>({});
  #counts = new Map<string, number>();
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer = 0;
  #pinger = 0;
  #isClosed = false;
  #unanswered = new Map<string, Deed>();
  #failures = new Map<string, (problem: Problem) => void>();
  #questions = new Map<string, (answer: Record<string, unknown>) => void>();

  constructor(
    readonly id: string,
    readonly secrets: string[],
    private readonly onNews: (news: News) => void,
    private readonly onProblem: (problem: Problem) => void,
  ) {
    addEventListener('online', this.#reconnectNow);
    document.addEventListener('visibilitychange', this.#reconnectNow);
    this.#connect();
  }

  view(seat: number | null): SeatView | undefined {
    return this.#views[seatKey(seat)];
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#reconnectNow);
    document.removeEventListener('visibilitychange', this.#reconnectNow);
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    this.#socket?.close();
  }

  // What a player does

  /** Free the seat of somebody who does not come back, or agree to it. */
  free(seat: number, other: number, to: 'bot' | 'anyone'): void {
    this.#do({ type: 'free', id: newId(), seat, other, to });
  }

  choose(seat: number, { choice, epoch }: Decision, key: string): void {
    this.#do({ type: 'choose', id: newId(), seat, choice, epoch, key });
  }

  undo(seat: number): void {
    this.#do({ type: 'undo', id: newId(), seat });
  }

  consent(seat: number, agree: boolean): void {
    this.#do({ type: 'consent', id: newId(), seat, agree });
  }

  order(seat: number, until: string, occasion = '', use = ''): void {
    this.#do({ type: 'order', id: newId(), seat, until, occasion, use });
  }

  withdraw(seat: number): void {
    this.#do({ type: 'withdraw', id: newId(), seat });
  }

  setAsking(seat: number, asking: SeatView['asking']): void {
    this.#do({ type: 'asking', id: newId(), seat, asking });
  }

  setPace(seat: number, pace: number, skip: boolean): void {
    this.#do({ type: 'pace', id: newId(), seat, pace, skip });
  }

  say(seat: number, text: string): void {
    this.#do({ type: 'chat', id: newId(), seat, text });
  }

  leave(seat: number): Promise<void> {
    return new Promise((done) => {
      const id = newId();
      this.#questions.set(id, () => done());
      this.#do({ type: 'leave', id, seat });
    });
  }

  speak(name: string): void {
    if (this.state === 'open') {
      this.#do({ type: 'language', id: newId(), language: name });
    }
  }

  /** What a strong bot would do, and what the option with this key would lose. */
  async hint(seat: number, choice: number, key: string): Promise<Hint> {
    return (await this.#ask({ type: 'hint', id: newId(), seat, choice, key })) as unknown as Hint;
  }

  async why(seat: number, key: string): Promise<Why> {
    return (await this.#ask({ type: 'why', id: newId(), seat, key })) as unknown as Why;
  }

  /** The table as it was after a choice, from the current perspective. */
  async moment(seat: number | null, choice: number): Promise<Moment> {
    const question = { type: 'moment', id: newId(), choice };
    return (await this.#ask(seat === null ? question : { ...question, seat })) as unknown as Moment;
  }

  /** Earlier entries of the log than those sent on joining. */
  async earlier(seat: number | null): Promise<void> {
    const shown = this.view(seat);
    const first = shown?.log[0]?.n ?? 0;
    if (shown === undefined || first === 0) {
      return;
    }
    const question = { type: 'log', id: newId(), from: Math.max(0, first - 200), to: first };
    const answer = await this.#ask(seat === null ? question : { ...question, seat });
    const now = this.view(seat);
    if (now !== undefined && now.log[0]?.n === first) {
      this.#show(seat, { ...now, log: [...(answer['log'] as Entry[]), ...now.log] });
    }
  }

  // The socket

  #connect(): void {
    this.state = this.table === null ? 'connecting' : 'lost';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/play`);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(
        JSON.stringify({
          type: 'hello',
          protocol: PROTOCOL,
          language: language(),
          secrets: this.secrets,
          person: person(),
        }),
      );
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    clearInterval(this.#pinger);
    if (this.#isClosed) {
      return;
    }
    if (FINAL.has(code)) {
      this.state = 'refused';
      return;
    }
    this.state = this.table === null ? 'connecting' : 'lost';
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #reconnectNow = (): void => {
    if (this.state !== 'open' && this.state !== 'refused' && !document.hidden && this.#socket?.readyState === 3) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #anew(): void {
    this.#socket?.close();
  }

  #send(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.state === 'open') {
      this.#socket.send(JSON.stringify(message));
    }
  }

  #do(deed: Deed): void {
    this.#unanswered.set(deed.id, deed);
    this.waiting = this.#unanswered.size;
    this.#send(deed);
  }

  #ask(question: Deed): Promise<Record<string, unknown>> {
    return new Promise((resolve, reject) => {
      this.#questions.set(question.id, resolve);
      this.#failures.set(question.id, (problem) => reject(new Refused(problem.code, problem.text)));
      this.#do(question);
    });
  }

  #answered(id: string, answer: Record<string, unknown>): void {
    this.#unanswered.delete(id);
    this.waiting = this.#unanswered.size;
    this.#questions.get(id)?.(answer);
    this.#questions.delete(id);
    this.#failures.delete(id);
  }

  /** Detects a dead connection that was never closed. */
  #watchOver(): void {
    clearInterval(this.#pinger);
    this.#pinger = window.setInterval(() => {
      const id = newId();
      const socket = this.#socket;
      const patience = window.setTimeout(() => socket?.close(), ANSWER_WITHIN);
      this.#questions.set(id, () => clearTimeout(patience));
      this.#send({ type: 'ping', id });
    }, PING_EVERY);
  }

  // What the server sends

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.table = message.table;
        this.seats = message.seats;
        this.chat = message.chat;
        this.#counts.clear();
        this.state = 'open';
        this.refusal = null;
        this.#pause = FIRST_PAUSE;
        this.#watchOver();
        this.#unanswered.forEach((deed) => this.#send(deed));
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'view': {
        const { type: _type, seat, count, ...shown } = message;
        this.#counts.set(seatKey(seat), count);
        this.clockTold = performance.now();
        this.#show(seat, shown);
        this.onNews({ seat, entries: [], undone: '' });
        break;
      }
      case 'change':
        this.#change(message);
        break;
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.n !== message.n), message];
        this.unread += 1;
        break;
      case 'notice':
        this.onProblem({ code: 'notice', text: message.text, clause: '' });
        break;
      case 'ok':
        this.#answered(message.id, {});
        break;
      case 'answer':
        this.#answered(message.id, message);
        break;
      case 'error':
        this.#wrong(message);
        break;
    }
  }

  #show(seat: number | null, shown: SeatView): void {
    this.#views = { ...this.#views, [seatKey(seat)]: shown };
  }

  #change(message: ChangeMessage): void {
    const { type: _type, seat, count, view, log, made: _made, undone, ...fields } = message;
    const key = seatKey(seat);
    const before = this.#views[key];
    if (before === undefined || count !== (this.#counts.get(key) ?? 0) + 1) {
      this.#anew();
      return;
    }
    this.#counts.set(key, count);
    const after: SeatView = { ...before, ...fields };
    const fresh = log ?? [];
    if (view !== undefined) {
      after.view = changed(before.view, view);
    }
    if (fields.log_length !== undefined) {
      const kept = fields.log_length - fresh.length;
      after.log = [...before.log.filter((entry) => entry.n < kept), ...fresh];
    }
    if (fields.awaited !== undefined) {
      this.clockTold = performance.now();
    }
    this.#show(seat, after);
    this.onNews({ seat, entries: fresh, undone: undone === undefined ? '' : undone.seat === seat ? t('you-undo') : undone.text });
  }

  #wrong(message: { id?: string; code: string; text: string; clause?: string }): void {
    const problem = { code: message.code, text: message.text, clause: message.clause ?? '' };
    if (this.state !== 'open') {
      this.refusal = problem;
      return;
    }
    if (message.id === undefined) {
      this.onProblem(problem);
      return;
    }
    const failed = this.#failures.get(message.id);
    if (failed !== undefined) {
      this.#questions.delete(message.id);
    }
    this.#answered(message.id, {});
    if (failed !== undefined) {
      failed(problem);
    } else if (problem.code !== 'stale') {
      this.onProblem(problem);
    }
  }
}

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
