import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { gameIcons } from './game-icons';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Ships the font's licence along with the font. */
const fontLicence: Plugin = {
  name: 'font-licence',
  generateBundle() {
    const source = readFileSync(path('node_modules/@fontsource/alegreya/LICENSE'));
    this.emitFile({ type: 'asset', fileName: 'alegreya-licence.txt', source });
  },
};

export default defineConfig({
  plugins: [fontLicence, gameIcons(path('src')), svelte()],
  build: {
    outDir: path('../src/questhall/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
