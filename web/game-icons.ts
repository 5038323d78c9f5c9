/** The icons that the client names, and only those, as the module `virtual:game-icons`. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MODULE = 'virtual:game-icons';

interface Collection {
  icons: Record<string, { body: string }>;
}

export function gameIcons(namesFile: string): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) {
        return null;
      }
      this.addWatchFile(namesFile);
      const file = new URL('node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
      const collection = JSON.parse(readFileSync(file, 'utf8')) as Collection;
      const names = JSON.parse(readFileSync(namesFile, 'utf8')) as string[];
      const paths = names.map((name) => {
        const body = collection.icons[name]?.body ?? this.error(`there is no icon ${name}`);
        return [name, [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join('')];
      });
      return `export default ${JSON.stringify(Object.fromEntries(paths))}`;
    },
  };
}
