import type { Language } from '../../../engine/rulebook.js';
import type { Ending } from '../fields.js';
import type { Doing } from '../view-schema.js';
import * as de from './de.js';
import * as en from './en.js';

export type Code = en.Code;
interface Texts {
  readonly title: string;
  readonly summary: string;
  /** The heads of the tables of cards in the summary. */
  readonly columns: { readonly light: readonly string[]; readonly dark: readonly string[] };
  /** In these tables the cards of all landscapes are one row. */
  readonly landscape: {
    readonly name: string;
    readonly text: (hunters: { readonly there: number; readonly anywhere: number }) => string;
  };
  readonly endings: { readonly [Name in Ending]: string };
  readonly rejections: { readonly [Name in Code]: string };
  readonly moments: { readonly [Name in Doing]: en.Moment };
}

export const texts: { readonly [In in Language]: Texts } = { en, de };
