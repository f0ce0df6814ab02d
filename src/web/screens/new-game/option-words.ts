import type { Rulebook } from '../../api/rulebooks.js';
import { inWords, words } from '../../texts/words.js';
import { nameOf, type Schema } from './option-schema.js';

/** What players read of an option. */
export interface OptionWords {
  readonly name: string;
  readonly hint: string | null;
  readonly textOf: (value: unknown) => string;
}

/** Rulebooks without words for their options have names in the schema. */
export function wordsOf({ options, optionWords }: Rulebook, option: string): OptionWords {
  const schema = (options as Schema).properties?.[option] ?? {};
  const given = optionWords[option];
  const usual = (value: unknown) => (value === null ? words().newGame.nothing : String(value));
  if (given === undefined)
    return { name: nameOf(option, schema), hint: schema.description ?? null, textOf: usual };
  return {
    name: inWords(given.name),
    hint: inWords(given.hint),
    textOf: (value) => {
      const text = given.values[String(value)];
      return text === undefined ? usual(value) : inWords(text);
    },
  };
}
