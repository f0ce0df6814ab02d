import type { Detail } from '../../../engine/rulebook.js';

/* Joiners belong between emoji, as in a family, and between letters that join, as in Persian. Elsewhere nobody sees them. */
const EMOJI = '\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?';
const SCRIPTS = [
  ...[
    'Arabic',
    'Bengali',
    'Devanagari',
    'Gujarati',
    'Gurmukhi',
    'Kannada',
    'Khmer',
    'Malayalam',
    'Mongolian',
  ],
  ...['Myanmar', 'Oriya', 'Sinhala', 'Syriac', 'Tamil', 'Telugu'],
];
const JOINING = `[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}\\p{M}]`;
/** What a joiner may stand between. */
const JOINT = `(?<=${EMOJI})\\u200D(?=\\p{Extended_Pictographic})|(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})`;

/**
 * Text that is shown to people: no control characters, not only white space, nothing that changes text direction. Each
 * character can be read in one way only: otherwise the time to refuse a text doubles with every few characters.
 */
export const VISIBLE = `^(?=.*[^\\p{C}\\p{Z}])(?:[^\\p{C}\\p{Zl}\\p{Zp}]|${JOINT})*$`;

/** Line breaks, tabs and joined emoji are allowed; other control characters and changes of text direction are not. */
export const PLAIN = '[\\t\\n\\r]|[^\\p{Cc}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069]';

/** Text of several lines, or none. */
export const LINES = `^(?:${PLAIN})*$`;

/** Letters and digits of any script; use cases look at the script. */
export const HANDLE = '^@?[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}_.\\-]{1,22}[\\p{L}\\p{M}\\p{N}]$';

/** What people are told in place of a pattern that their text does not match. */
export const patternWords: ReadonlyMap<string, Detail> = new Map([
  [
    VISIBLE,
    {
      en: 'must have a letter, digit or sign that can be seen, and none that hides or turns others round',
      de: 'braucht einen Buchstaben, eine Ziffer oder ein Zeichen, das man sieht, und keines, das andere verbirgt oder umdreht',
    },
  ],
  [
    HANDLE,
    {
      en: 'must have three to 24 letters or digits; between them, `_`, `.` and `-` are possible',
      de: 'braucht drei bis 24 Buchstaben oder Ziffern; dazwischen sind `_`, `.` und `-` möglich',
    },
  ],
]);
