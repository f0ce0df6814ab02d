import { type Shape, type TextStyle, text } from './shape.js';

/*
 * Text cannot be measured without a font, so widths are estimated from tables, rather too wide than too narrow, in
 * fractions of the font size.
 */
const NARROW = new Set("iljtfrI.,:;!|'’()[]-– ");
const WIDE = new Set('mwMWÄÖÜ@%…—');

function widthOfLetter(letter: string): number {
  if (NARROW.has(letter)) return 0.36;
  if (WIDE.has(letter)) return 0.9;
  // Letters of other scripts can be as wide as the font size.
  if (letter > '\u02ff' && !/[‘-„]/.test(letter)) return 1.05;
  return letter >= 'A' && letter <= 'Z' ? 0.72 : 0.6;
}

export const widthOf = (content: string, size: number, bold = false): number =>
  [...content].reduce((sum, letter) => sum + widthOfLetter(letter), 0) * size * (bold ? 1.06 : 1);

/** Shortens a text to the available width and ends it with an ellipsis. */
export function fitted(content: string, room: number, size: number, bold = false): string {
  if (widthOf(content, size, bold) <= room) return content;
  const letters = [...content];
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`, size, bold) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Where a word may be broken: not seen unless it is. */
const SOFT_HYPHEN = '\u00ad';

/** The word as it fits: whole, or broken where it may be, as far as the first part has room. */
function brokenWord(word: string, room: number, size: number): string[] {
  const whole = word.replaceAll(SOFT_HYPHEN, '');
  if (widthOf(whole, size) <= room) return [whole];
  const syllables = word.split(SOFT_HYPHEN);
  for (let count = syllables.length - 1; count > 0; count -= 1) {
    const first = syllables.slice(0, count).join('').replace(/-?$/, '-');
    if (widthOf(first, size) <= room)
      return [first, ...brokenWord(syllables.slice(count).join(SOFT_HYPHEN), room, size)];
  }
  return [whole];
}

/** Breaks a text into at most `most` lines. The last one ends with an ellipsis if there is more. */
export function wrapped(
  content: string,
  room: number,
  size: number,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const lines: string[] = [];
  let line = '';
  const words = content.split(/\s+/).filter(Boolean);
  for (const word of words.flatMap((one) => brokenWord(one, room, size))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer, size) <= room) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  if (lines.length > most) {
    const kept = lines.slice(0, most);
    const last = `${kept.pop() ?? ''} ${lines[most] ?? ''}`;
    return [...kept.map((one) => fitted(one, room, size)), fitted(`${last}…`, room, size)];
  }
  return lines.map((one) => fitted(one, room, size));
}

/** Lines of text, one below the other. `y` is the middle of the first. */
export const textLines = (
  x: number,
  y: number,
  lines: readonly string[],
  { size = 14, ...style }: TextStyle = {},
): Shape[] => lines.map((content, index) => text(x, y + index * size * 1.3, content, { size, ...style }));
