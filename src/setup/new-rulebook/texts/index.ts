import { german } from './de.js';
import { english } from './en.js';

export type Code = keyof typeof english.rejections;
export const texts = { en: english, de: german };
