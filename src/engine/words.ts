import type { Language, Text } from './rulebook.js';

/* Small helpers for whoever puts something into words in both languages. */

interface Listener {
  readonly language: Language;
}

export const say = ({ language }: Listener, text: Text): string => text[language];

const AND: Text = { en: 'and', de: 'und' };

/** One, two and three. */
export function listed(listener: Listener, items: readonly string[]): string {
  const last = items[items.length - 1] ?? '';
  const others = items.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} ${say(listener, AND)} ${last}`;
}

/** `1 point`, `2 points`. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) === 1 ? one : many}`;

/** The same in every language. */
export const eachLanguage = <Item>(
  make: (language: Language) => Item,
): { readonly [In in Language]: Item } => ({ en: make('en'), de: make('de') });

/** What each language has in a table of its own, as one table of texts. */
export function inEachLanguage<Key extends string>(
  tables: {
    readonly [In in Language]: { readonly [Name in Key]: string };
  },
): { readonly [Name in Key]: Text } {
  const keys = Object.keys(tables.en) as Key[];
  const texts = keys.map((key) => [key, eachLanguage((language) => tables[language][key])]);
  return Object.fromEntries(texts) as { [Name in Key]: Text };
}
