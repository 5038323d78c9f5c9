import type { ViewChange } from './protocol';

type Branch = Record<string | number, unknown>;

/** The view after the changes of a `change` message; the one before is left as it was. */
export function changed<T>(before: T, changes: ViewChange[]): T {
  const root: Branch = { view: structuredClone(before) };
  for (const change of changes) {
    const path = ['view', ...change[0]];
    const last = path.pop() ?? 'view';
    const branch = path.reduce<Branch>((at, name) => at[name] as Branch, root);
    if (change.length === 2) {
      branch[last] = change[1];
    } else if (Array.isArray(branch)) {
      branch.splice(Number(last), 1);
    } else {
      delete branch[last];
    }
  }
  return root['view'] as T;
}
