import { type Shape, type TextStyle, text } from './shape.js';

/*
 * Nobody can measure letters without a font: widths are taken from tables, a little too wide rather than too
 * narrow, in parts of the size of the letters.
 */
const NARROW = new Set("iljtfrI.,:;!|'’()[]-– ");
const WIDE = new Set('mwMWÄÖÜ@%…—');

function widthOfLetter(letter: string): number {
  if (NARROW.has(letter)) return 0.36;
  if (WIDE.has(letter)) return 0.9;
  // Letters of other scripts may be as wide as they are high.
  if (letter > '\u02ff' && !/[‘-„]/.test(letter)) return 1.05;
  return letter >= 'A' && letter <= 'Z' ? 0.72 : 0.6;
}

export const widthOf = (content: string, size: number, bold = false): number =>
  [...content].reduce((sum, letter) => sum + widthOfLetter(letter), 0) * size * (bold ? 1.06 : 1);

/** As much of it as there is room for, with three dots in place of the rest. */
export function fitted(content: string, room: number, size: number, bold = false): string {
  if (widthOf(content, size, bold) <= room) return content;
  const letters = [...content];
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`, size, bold) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Lines of words that fit; the last of `most` ends in three dots if there is more. */
export function wrapped(
  content: string,
  room: number,
  size: number,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of content.split(/\s+/).filter(Boolean)) {
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

/** Lines of text below each other; `y` is the middle of the first. */
export const textLines = (
  x: number,
  y: number,
  lines: readonly string[],
  { size = 14, ...style }: TextStyle = {},
): Shape[] => lines.map((content, index) => text(x, y + index * size * 1.3, content, { size, ...style }));
