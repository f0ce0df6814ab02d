import type { Language } from '../../../engine/rulebook.js';
import { german } from './de.js';
import { english, type Texts } from './en.js';

export const texts: { readonly [In in Language]: Texts } = { en: english, de: german };
export type Code = keyof Texts['rejections'];
