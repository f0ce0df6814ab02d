import fc from 'fast-check';
import { LinkifyIt } from 'linkify-it';
import { expect, it } from 'vitest';
import { VISIBLE } from '../../../src/http/schemas/texts/patterns.js';
import { unlinked, unlinkedTexts } from '../../../src/play/channels/unlinked.js';
import { rulebooks } from '../../../src/rulebooks/registry.js';

const generic = ['com', 'example', 'zip', 'mov', 'app', 'dev', 'рф', 'онлайн', '中国', 'xn--p1ai'];
const countries = Array.from({ length: 676 }, (_, nth) =>
  String.fromCharCode(97 + Math.floor(nth / 26), 97 + (nth % 26)),
);
/** Finds more links than most mail programs: addresses without a scheme, of every country, and bare IP addresses. */
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true }).tlds([
  ...generic,
  ...countries,
]);
for (const scheme of ['tel:', 'sms:', 'skype:', 'geo:', 'bitcoin:'])
  linkify.add(scheme, { validate: (text, at) => /^[^\s,)]+/.exec(text.slice(at))?.[0].length ?? 0 });
const TELEPHONE = /\+?\d(?:[\s().-]*\d){6,}/;

const isName = new RegExp(VISIBLE, 'u');

const inMail = (name: string): string =>
  `Thin Ice (with ${name}, ${name}): it is your turn.\n\nHello ${name},`;
const linksIn = (text: string): readonly unknown[] => [
  ...(linkify.match(text) ?? []),
  ...(TELEPHONE.exec(text) ?? []),
];

const dangerous = [
  ...['example.com', 'www.example.com', 'https://example.com/a?b=c', 'HTTP://EXAMPLE.COM', '//example.com/x'],
  ...[
    'a@example.com',
    'mailto:a@example.com',
    'ftp://example.com',
    '127.0.0.1',

    'evil.zip',
  ],
  ...['see example.com.', '<https://example.com>', '(example.com)', '"example.com"', 'https://[::1]/'],
  ...['пример.рф', 'xn--e1afmkfd.xn--p1ai', 'bit.ly/abc', 'tel:+4917012', 'skype:evil?call', 'geo:1'],
  ...['+1 (900) 555-0199', '0190 123 456 78', '1.900.555.0199', 'https://localhost'],
];

it.each(dangerous)('%s is a link in a mail, and none any more', (name) => {
  expect(linksIn(inMail(name))).not.toEqual([]);
  expect(linksIn(inMail(unlinked(name)))).toEqual([]);
});

it.each(['example。com', 'example．com', 'example｡com', 'https：／／example．com', 'a＠example．com'])(
  '%s is broken too, which browsers read like its narrow form',
  (name) => expect(linksIn(inMail(unlinked(name).normalize('NFKC')))).toEqual([]),
);

it('no mixture of parts of links is a link', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'https',
      'http',
      'www',
      'mailto',
      'example',
      'com',
      'de',
      'zip',
      '://',
      '.',
      '..',
      '/',
      '@',
    ),
    fc.constantFrom(':', '?', '-', '_', '+', '%', '(', ')', '<', '>', '[', ']', ' ', ',', '\u00a0'),
    fc.constantFrom('1', '23', '456', '7890', '|', '"', "'", '…', '。', '\u3000', '\u00b7'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const name = fc.array(part, { minLength: 1, maxLength: 12 }).map((parts) => parts.join('').slice(0, 40));
  fc.assert(
    fc.property(name, (text) => {
      fc.pre(isName.test(text));
      expect(linksIn(inMail(unlinked(text)))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it.each([
  'Ayla',
  'Durc <b>',
  'J. R. Tolkien',
  'Großvater 2',
  'Ли Вей',
  '李 伟',
  'O’Neill-Smith',
  '👩‍🚀',
  'x_X_1999_X_x',
])('%s stays as it is', (name) => expect(unlinked(name)).toBe(name));

it.each(rulebooks.map((rulebook) => [rulebook.meta.id, rulebook] as const))(
  'texts of a pack of %s become no links and no lines of their own, and its ids stay',
  (_, { components }) => {
    const evil = JSON.stringify(components).replaceAll(
      /"(en|de)":"[^"]+"/g,
      '"$1":"https://evil.example\\n+49 170 1234567 \\u202e"',
    );
    const texts: string[] = [];
    const others = JSON.stringify(unlinkedTexts(JSON.parse(evil)), (key, value) => {
      if (key !== 'en' && key !== 'de') return value;
      texts.push(value);
      return 'https://evil.example\n+49 170 1234567 \u202e';
    });
    expect(others).toBe(JSON.stringify(JSON.parse(evil)));
    expect(texts.length).toBeGreaterThan(10);
    for (const text of texts) {
      expect(linksIn(text)).toEqual([]);
      expect(text).not.toMatch(/[\n\u202e]/u);
    }
  },
);
