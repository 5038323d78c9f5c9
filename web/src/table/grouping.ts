/** Options that begin alike are grouped, and what they share is said once. */
import type { Option } from '../lib/protocol';

export interface Listed {
  option: Option;
  /** Its place in the list of all options. */
  place: number;
  /** What tells it from the others of its group. */
  text: string;
}

export interface Group {
  /** What the texts of all of them begin with; empty for one that stands alone. */
  label: string;
  options: Listed[];
}

/** Smaller groups are just as quick to read in full, unless they share a lot. */
const LEAST = 3;
const A_LOT = 12;

export function grouped(options: Option[]): Group[] {
  const runs: Option[][] = [];
  for (const option of options) {
    const last = runs.at(-1);
    if (last?.[0]?.verb === option.verb) {
      last.push(option);
    } else {
      runs.push([option]);
    }
  }
  let place = 0;
  return runs.flatMap((run) => {
    const shared = run.length < 2 ? '' : sharedStart(run);
    const label = run.length >= LEAST || shared.length >= A_LOT ? shared : '';
    const listed = run.map((option) => ({ option, place: place++, text: option.text.slice(label.length).trimStart() }));
    return label ? [{ label, options: listed }] : listed.map((one) => ({ label: '', options: [one] }));
  });
}

/** What may follow a thing's name at the end of a sentence. */
const AT_AN_END = /^$|^\s*[,:;(–]/;

/** The text up to the first thing that differs; a sentence is not cut anywhere else. */
function sharedStart(run: Option[]): string {
  const first = run[0];
  if (first === undefined) {
    return '';
  }
  for (const [start] of first.names) {
    const before = startOf(first, start);
    const isShared = run.every(
      (option) => startOf(option, start) === before && option.names.some((name) => name[0] === start),
    );
    if (!isShared) {
      return '';
    }
    const named = run.map((option) => option.names.find((name) => name[0] === start)?.slice(2).join(' '));
    if (new Set(named).size > 1) {
      const label = before.trimEnd();
      const isEnd = label.endsWith(':') || run.every((option) => AT_AN_END.test(restAfter(option, start)));
      return before.endsWith(' ') && isEnd ? label : '';
    }
  }
  return '';
}

function restAfter(option: Option, start: number): string {
  const end = option.names.find((name) => name[0] === start)?.[1] ?? 0;
  return Array.from(option.text).slice(end).join('');
}

/** The server counts code points, JavaScript UTF-16 units. */
function startOf(option: Option, end: number): string {
  return Array.from(option.text).slice(0, end).join('');
}
