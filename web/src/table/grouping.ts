/** Options that begin alike stand together, and what they share is said once. */
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

/** Fewer are read as fast when each says all, unless they share a lot. */
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
    const shared = run.length < 2 ? '' : sharedStart(run.map((option) => option.text));
    const label = run.length >= LEAST || shared.length >= A_LOT ? shared : '';
    const listed = run.map((option) => ({ option, place: place++, text: option.text.slice(label.length).trimStart() }));
    return label ? [{ label, options: listed }] : listed.map((one) => ({ label: '', options: [one] }));
  });
}

/** Whole words only, and something has to be left of each. */
function sharedStart(texts: string[]): string {
  const words = texts.map((text) => text.split(' '));
  const least = Math.min(...words.map((one) => one.length)) - 1;
  let count = 0;
  while (count < least && words.every((one) => one[count] === words[0]?.[count])) {
    count += 1;
  }
  return words[0]?.slice(0, count).join(' ') ?? '';
}
