import type { Text } from '../api/rulebooks.js';
import { language } from '../state/settings.js';
import { german } from './de.js';
import { english } from './en.js';
import type { Words } from './words-type.js';

export type { Words } from './words-type.js';

const all: Record<typeof language.value, Words> = { en: english, de: german };

/** The page's own texts in the language of whoever looks. */
export const words = (): Words => all[language.value];

/** What a rulebook says, in that language. */
export const inWords = (text: Text): string => text[language.value];
