import type { Language } from '../rulebook.js';
import { markExplained, say } from '../words.js';
import { type Block, block, part } from './layout.js';
import { textLines, wrapped } from './lettering.js';

const SIZE = 12;
const WIDEST = 784;
const LINE = SIZE * 1.3;
/** Between the letters and the edge of the part. */
const EDGE = { x: 12, y: 4 };

/** The last lines of a picture with marks: what `°` means. */
export function markNote(reader: { readonly language: Language }, room: number): Block {
  const width = Math.min(room, WIDEST);
  const lines = wrapped(say(reader, markExplained), width - 2 * EDGE.x, SIZE);
  const title = say(reader, { en: 'Marks', de: 'Zeichen' });
  return part(
    { name: 'marks', title },
    block(
      width,
      lines.length * LINE + 2 * EDGE.y,
      textLines(EDGE.x, EDGE.y + LINE / 2, lines, { size: SIZE, fill: 'muted' }),
    ),
  );
}
