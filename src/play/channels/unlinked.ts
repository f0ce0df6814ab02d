import { type Language, languages } from '../../engine/rulebook.js';
import { isRecord } from '../../kernel/json.js';

/** The signs that hold a link together, in all their widths: without them, no mail program finds one. */
const JOINTS = /([.。．｡․﹒‥…:：﹕/／⁄∕\\＼﹨@＠﹫])(?=\S)/gu;
/** Seven digits or more are a telephone number, whatever separates them. */
const NUMBER = /(?:\p{Nd}[\p{Z}\p{P}\p{S}]*){7,}/gu;

/**
 * A name that a stranger chose, for a mail. Mail programs make links of whatever looks like an address, so `evil.example`
 * becomes `evil. example`, and of a telephone number only the first digits stay.
 */
export const unlinked = (name: string): string =>
  name
    .replace(JOINTS, '$1 ')
    .replace(NUMBER, (digits) => `${[...digits.matchAll(/\p{Nd}/gu)].slice(0, 3).join('')}…`);

/** What begins a line of its own, or turns others round: names cannot have it, but texts of components can. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

const isText = (value: Readonly<Record<string, unknown>>): value is Record<Language, string> =>
  Object.keys(value).length === languages.length &&
  languages.every((language) => typeof value[language] === 'string');

function inTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inTexts);
  if (!isRecord(value)) return value;
  const inner = isText(value) ? (text: unknown) => unlinked(String(text).replace(UNSEEN, ' ')) : inTexts;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one)]));
}

const known = new WeakMap<object, object>();

/** Components that a player has made, with their names and sentences as a mail may have them. */
export function unlinkedTexts<Components extends object>(components: Components): Components {
  const found = known.get(components) ?? (inTexts(components) as object);
  known.set(components, found);
  return found as Components;
}
