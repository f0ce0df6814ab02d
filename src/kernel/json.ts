export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Gives equal values the same text, whatever the order of their keys: the text that JSON.stringify gives if all keys
 * were inserted in sorted order. Every entry is hashed by this text, so it is built directly, without a sorted copy.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (Array.isArray(value)) return `[${value.map(orNull).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  if (typeof value.toJSON === 'function') return canonicalJson(value.toJSON());
  let text = '';
  for (const key of sortedKeys(value)) {
    const inner = canonicalJson(value[key]);
    if (inner !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${inner}`;
  }
  return `{${text}}`;
}

/** Whether two values have the same canonical text. Most are equal piece by piece, and need none. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  isEqual(one, other) || canonicalJson(one) === canonicalJson(other);

/** False where only the texts can tell. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isEqual(item, other[index]))
    );
  if (!isRecord(one) || !isRecord(other) || 'toJSON' in one || 'toJSON' in other) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys) if (!Object.hasOwn(other, key) || !isEqual(one[key], other[key])) return false;
  return true;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON leaves undefined values out of an object, but not out of a list. */
const orNull = (value: unknown): string => canonicalJson(value) ?? 'null';

/** Nearly all texts are plain, and this test costs less than JSON.stringify. */
const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

const PLAIN = /^[\w .:,+-]*$/;

/** Objects list integer keys first, whatever the insertion order. */
function sortedKeys(value: object): string[] {
  const keys = Object.keys(value).sort();
  return keys.some(beginsWithDigit) ? Object.keys(Object.fromEntries(keys.map((key) => [key, 0]))) : keys;
}

const beginsWithDigit = (key: string): boolean => key >= '0' && key < ':';
