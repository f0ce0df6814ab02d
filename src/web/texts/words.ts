import { effect, signal } from '@preact/signals';
import type { Text } from '../api/rulebooks.js';
import { language, servedLanguage } from '../state/settings.js';
import { german } from './de.js';
import { english } from './en.js';
import type { Words } from './words-type.js';

export type { Words } from './words-type.js';

/** Languages that only some need are loaded when they are chosen; until then, the page speaks English. */
const french = signal<Words>(english);
effect(() => {
  if (language.value === 'fr')
    void import('./fr.js').then(
      (loaded) => {
        french.value = loaded.french;
      },
      () => undefined,
    );
});

const all: Record<typeof language.value, () => Words> = {
  en: () => english,
  de: () => german,
  fr: () => french.value,
};

/** The texts of the page in its current language. */
export const words = (): Words => all[language.value]();

/** What is not written in the language of the page says so, for those who hear it; undefined if it is. */
export const otherLanguage = (): string | undefined =>
  servedLanguage.value === language.value ? undefined : servedLanguage.value;

/** A text of a rulebook, in the current language if rulebooks have it: see `otherLanguage`. */
export const inWords = (text: Text): string => text[servedLanguage.value];

/** A word as the beginning of a line. */
export const capitalised = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);
