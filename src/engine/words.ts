import { marked, type Provenance, type Sourced } from './components.js';
import type { Detail, Language, Text } from './rulebook.js';

interface Reader {
  readonly language: Language;
}

export const say = ({ language }: Reader, text: Text): string => text[language];

export const saidIn = (language: Language, detail: Detail): string =>
  typeof detail === 'string' ? detail : detail[language];

const AND: Text = { en: 'and', de: 'und' };

/** One, two and three. */
export function listed(reader: Reader, items: readonly string[]): string {
  const last = items[items.length - 1] ?? '';
  const others = items.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} ${say(reader, AND)} ${last}`;
}

/** A summary of rules whose words and pictures have marks. */
export const withMark = (language: Language, summary: string): string =>
  `${summary.trimEnd()}\n\n${markExplained[language]}\n`;

interface Named {
  readonly id: string;
  readonly name: Text;
  /** Of this row, if it is another than that of its group. */
  readonly provenance?: Provenance;
}

/** The name of a row of components, with the mark if it is not from the rules. */
export function nameIn(reader: Reader, group: Sourced<readonly Named[]>, id: string): string {
  const row = group.values.find((one) => one.id === id);
  if (row === undefined) return id;
  return marked({ provenance: row.provenance ?? group.provenance }, say(reader, row.name));
}

/** What the mark means, for the end of a summary and of a picture. */
export const markExplained: Text = {
  en: '° is not from the printed rules: found elsewhere, deduced, or reconstructed by us.',
  de: '° steht nicht in den gedruckten Regeln: anderswo gefunden, hergeleitet oder von uns rekonstruiert.',
};

/** `1 point`, `2 points`. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) === 1 ? one : many}`;

/** Makes a value for every language. */
export const eachLanguage = <Item>(
  make: (language: Language) => Item,
): { readonly [In in Language]: Item } => ({ en: make('en'), de: make('de') });

/** Merges a table per language into one table of texts. */
export function inEachLanguage<Key extends string>(
  tables: {
    readonly [In in Language]: { readonly [Name in Key]: string };
  },
): { readonly [Name in Key]: Text } {
  const keys = Object.keys(tables.en) as Key[];
  const texts = keys.map((key) => [key, eachLanguage((language) => tables[language][key])]);
  return Object.fromEntries(texts) as { [Name in Key]: Text };
}
