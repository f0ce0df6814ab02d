export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The same text for the same value, whatever the order in which its keys were written: what JSON.stringify would
 * write of it if all keys had been written in order. Every entry is hashed by it, so it goes straight to the text.
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

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What has no JSON is left out of an object, but not of a list. */
const orNull = (value: unknown): string => canonicalJson(value) ?? 'null';

/** Nearly every text is plain, and looking costs less than asking for what to escape. */
const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

const PLAIN = /^[\w .:,+-]*$/;

/** An object gives those of its keys that are whole numbers first, however it was written. */
function sortedKeys(value: object): string[] {
  const keys = Object.keys(value).sort();
  return keys.some(beginsWithDigit) ? Object.keys(Object.fromEntries(keys.map((key) => [key, 0]))) : keys;
}

const beginsWithDigit = (key: string): boolean => key >= '0' && key < ':';
