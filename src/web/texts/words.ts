import type { Text } from '../api/rulebooks.js';
import { language } from '../state/settings.js';
import { german } from './de.js';
import { english } from './en.js';

/** The forms of the English texts: another language has all of them, or does not compile. */
export type Words = Widened<typeof english>;

type Widened<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Widened<Texts[Key]>;
};

const all: Record<typeof language.value, Words> = { en: english, de: german };

/** The page's own texts in the language of whoever looks. */
export const words = (): Words => all[language.value];

/** What a rulebook says, in that language. */
export const inWords = (text: Text): string => text[language.value];
