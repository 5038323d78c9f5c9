/**
 * A page that was opened before the server was updated asks for parts that are not there any more: the names of files
 * change with what is in them. Loading the page again gets the new ones.
 */

const LAST = 'questhall.reloaded';
const PAUSE = 60_000;

export function followUpdates(): void {
  addEventListener('vite:preloadError', () => void reload());
}

/** Not again and again, and not while the server cannot be reached: what is shown is better than nothing. */
async function reload(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(LAST)) < PAUSE) {
    return;
  }
  const isThere = await fetch('/', { method: 'HEAD', cache: 'no-store' }).then((answer) => answer.ok, () => false);
  if (isThere) {
    sessionStorage.setItem(LAST, String(Date.now()));
    location.reload();
  }
}
