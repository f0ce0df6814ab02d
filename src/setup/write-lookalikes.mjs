/*
 * Writes the table of letters that look alike, from Unicode's list:
 *
 *   curl -sO https://www.unicode.org/Public/security/latest/confusables.txt
 *   node src/setup/write-lookalikes.mjs confusables.txt
 *
 * Only letters that a handle can have are kept: small ones, of the scripts in everyday use.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const [file = ''] = process.argv.slice(2);
const target = new URL('../play/accounts/handles/lookalikes.ts', import.meta.url);
const SCRIPTS =
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew ' +
  'Hiragana Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan';
const isOurs = new RegExp(`^[0-9${SCRIPTS.replaceAll(/(\w+) ?/g, '\\p{Script=$1}')}]$`, 'u');

const textOf = (codes) =>
  String.fromCodePoint(
    ...codes
      .trim()
      .split(' ')
      .map((code) => Number.parseInt(code, 16)),
  );
const byPrototype = new Map();
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const [from, to] = line.replace(/^\ufeff|#.*/g, '').split(';');
  if (to === undefined) continue;
  const letter = textOf(from);
  if (!isOurs.test(letter) || !/[\p{L}\p{M}\p{N}]/u.test(letter)) continue;
  if (letter.normalize('NFKC').toLowerCase() !== letter) continue;
  const prototype = textOf(to);
  byPrototype.set(prototype, (byPrototype.get(prototype) ?? '') + letter);
}
// As escapes, because most of it could not be told apart, or would join what is beside it.
const escaped = (text) =>
  `'${[...text].map((one) => (/[!-&(-[\]-~]/.test(one) ? one : `\\u{${one.codePointAt(0).toString(16)}}`)).join('')}'`;
const rows = [...byPrototype].sort(([one], [other]) => (one < other ? -1 : 1));
const lines = [''];
for (const [prototype, letters] of rows) {
  const row = ` [${escaped(prototype)}, ${escaped(letters)}],`;
  if ((lines.at(-1) ?? '').length + row.length > 110) lines.push('');
  lines.push(` ${lines.pop()}${row}`.replace(/^ +/, '  '));
}
writeFileSync(
  target,
  `// biome-ignore-all format: a table that a program writes.
/* Made by src/setup/write-lookalikes.mjs from Unicode's confusables.txt, version 15.0 (https://www.unicode.org/license.txt). */

/** What letters look like, and the letters that do. */
export const lookalikes: readonly (readonly [prototype: string, letters: string])[] = [
${lines.join('\n')}
];
`,
);
