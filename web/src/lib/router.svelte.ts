/** Routes by the part of the address after `#`, which never leaves the browser: secrets are there until they are stored. */

function parts(): string[] {
  const names = location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
  const { hidden } = (history.state ?? {}) as { hidden?: string };
  return hidden === undefined ? names : [...names, hidden];
}

let route = $state.raw<string[]>(parts());

addEventListener('hashchange', () => {
  route = parts();
});

/** The page's name and its arguments; empty for the lobby. */
export function here(): string[] {
  return route;
}

export function href(...names: (string | number)[]): string {
  return `#/${names.map(encodeURIComponent).join('/')}`;
}

export function go(...names: (string | number)[]): void {
  location.hash = href(...names);
}

/** The same without a history entry. */
export function replace(...names: (string | number)[]): void {
  history.replaceState(null, '', href(...names));
  route = parts();
}

/** Removes the third part, a secret, from the address bar. This tab still has it after a reload. */
export function hideSecret(): void {
  const [page, id, hidden] = route;
  if (page !== undefined && id !== undefined && hidden !== undefined && location.hash === href(...route)) {
    history.replaceState({ hidden }, '', href(page, id));
  }
}

export function address(...names: (string | number)[]): string {
  return `${location.origin}${location.pathname}${href(...names)}`;
}
