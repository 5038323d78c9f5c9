/** Pages by the part of the address behind `#`, which never leaves the browser: secrets stand there. */

function parts(): string[] {
  return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
}

let route = $state.raw<string[]>(parts());

addEventListener('hashchange', () => {
  route = parts();
});

/** The page's name and what belongs to it; empty for the lobby. */
export function here(): string[] {
  return route;
}

export function href(...names: (string | number)[]): string {
  return `#/${names.map(encodeURIComponent).join('/')}`;
}

export function go(...names: (string | number)[]): void {
  location.hash = href(...names);
}

/** The same without a step to go back to. */
export function replace(...names: (string | number)[]): void {
  history.replaceState(null, '', href(...names));
  route = parts();
}

export function address(...names: (string | number)[]): string {
  return `${location.origin}${location.pathname}${href(...names)}`;
}
