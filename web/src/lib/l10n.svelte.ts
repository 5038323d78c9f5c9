/** The client's own texts. The server tells what happens at a table, in the same language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { Remembered } from './remembered.svelte';

export const LANGUAGES = { en: 'English', pl: 'Polski', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../texts/en.ftl?raw'),
  pl: () => import('../texts/pl.ftl?raw'),
  fr: () => import('../texts/fr.ftl?raw'),
};

function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}

/** The browser's first language that we support. */
function preferred(): Language {
  const names = navigator.languages.map((name) => name.slice(0, 2).toLowerCase());
  return names.find(isLanguage) ?? 'en';
}

const chosen = new Remembered<Language | null>('language', null);
let current = $state<Language>('en');
let bundle = $state.raw<FluentBundle | null>(null);

export function language(): Language {
  return current;
}

export async function speak(name: Language): Promise<void> {
  const resource = new FluentResource((await TEXTS[name]()).default);
  const spoken = new FluentBundle(name, { useIsolating: false });
  spoken.addResource(resource);
  bundle = spoken;
  current = name;
  document.documentElement.lang = name;
}

/** Switch the language, also for later visits; one that cannot be fetched now is used from the next visit on. */
export async function choose(name: Language): Promise<void> {
  chosen.value = name;
  await speak(name).catch(() => undefined);
}

export async function begin(): Promise<void> {
  await speak(chosen.value !== null && isLanguage(chosen.value) ? chosen.value : preferred());
}

/** A text of the client by its key. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(key)?.value;
  return pattern == null || bundle === null ? key : bundle.formatPattern(pattern, args);
}
