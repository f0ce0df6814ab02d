import type { Text } from '../api/rulebooks.js';
import { language } from '../state/settings.js';
import { german } from './de.js';
import { english } from './en.js';
import type { Words } from './words-type.js';

export type { Words } from './words-type.js';

const all: Record<typeof language.value, Words> = { en: english, de: german };

/** The texts of the page in its current language. */
export const words = (): Words => all[language.value];

/** A text of a rulebook in the current language. */
export const inWords = (text: Text): string => text[language.value];
