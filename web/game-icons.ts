/** The module `virtual:game-icons` with exactly the icons that the client names, and one module for each game's own. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MODULE = 'virtual:game-icons';

interface Collection {
  icons: Record<string, { body: string }>;
}

/** A tenth of a unit in a 512 by 512 box is finer than any screen; the decimal point stays, since it also separates numbers. */
function rounded(path: string): string {
  return path.replace(/\d*\.\d+/g, (number) => Number(number).toFixed(1).replace(/^0/, ''));
}

/** Names are read from `parts/icon-names.json`, those of a game from `games/GAME/icon-names.json`. */
export function gameIcons(sources: string): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) {
        return null;
      }
      const game = id.slice(MODULE.length + 2);
      const namesFile = `${sources}/${game ? `games/${game}` : 'parts'}/icon-names.json`;
      this.addWatchFile(namesFile);
      const file = new URL('node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
      const collection = JSON.parse(readFileSync(file, 'utf8')) as Collection;
      const names = JSON.parse(readFileSync(namesFile, 'utf8')) as string[];
      const paths = names.map((name) => {
        const body = collection.icons[name]?.body ?? this.error(`there is no icon ${name}`);
        return [name, rounded([...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join(''))];
      });
      return `export default ${JSON.stringify(Object.fromEntries(paths))}`;
    },
  };
}
