/** Words that would speak for the service. */
export const RESERVED = [
  'admin',
  'administrator',
  'anonymous',
  'bot',
  'deleted',
  'everybody',
  'everyone',
  'guest',
  'help',
  'moderator',
  'nobody',
  'official',
  'operator',
  'permafrost',
  'root',
  'security',
  'service',
  'staff',
  'support',
  'system',
];

/** Scripts that are written together. Each other script stands alone. */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Hangul'],
  ['Latin', 'Han', 'Bopomofo'],
];

/** The scripts that are in everyday use, as Unicode recommends them for identifiers. */
const ALONE = [
  ...['Arabic', 'Armenian', 'Bengali', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek', 'Gujarati'],
  ...['Gurmukhi', 'Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil'],
  ...['Telugu', 'Thaana', 'Thai', 'Tibetan'],
];

/** Letters that nobody sees, such as the fillers of Hangul: a name with one looks like the name without it. */
export const hasHidden = (handle: string): boolean => /\p{Default_Ignorable_Code_Point}/u.test(handle);

const allOf = (scripts: readonly string[]): RegExp =>
  new RegExp(`^[0-9_.\\-${scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]+$`, 'u');

const patterns = [...TOGETHER, ...ALONE.map((script) => [script])].map(allOf);

/** Whether all letters can stand in one word. Mixed scripts are used to imitate others. */
export const isOneScript = (handle: string): boolean => patterns.some((pattern) => pattern.test(handle));
