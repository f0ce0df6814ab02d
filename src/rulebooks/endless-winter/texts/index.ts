import type { Language, Text } from '../../../engine/rulebook.js';
import { eachLanguage, inEachLanguage } from '../../../engine/words.js';
import { german } from './de.js';
import { english, type Texts } from './en.js';

export const texts: { readonly [In in Language]: Texts } = { en: english, de: german };
export type Code = keyof Texts['rejections'];
/** What a seat is asked. */
export type Kind = keyof Texts['questions'];

const tables = <Name extends 'questions' | 'rejections'>(name: Name) =>
  eachLanguage((language) => texts[language][name]);
export const questions: { readonly [Name in Kind]: Text } = inEachLanguage(tables('questions'));
export const rejections: { readonly [Name in Code]: Text } = inEachLanguage(tables('rejections'));
