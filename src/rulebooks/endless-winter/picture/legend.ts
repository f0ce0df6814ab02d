import { type Block, block, flow, roomIn, textLines, wrapped } from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { type GainCode, gainCodes } from '../components/effects.js';
import { gainText } from '../texts/gains.js';
import { capital } from '../texts/say.js';
import { gainGlyph } from './glyphs.js';
import { area } from './pieces.js';
import type { Sight } from './sight.js';

/** What the small drawings mean, for readers who cannot point at them. */
export function legend({ drawing }: Sight, width: number): Block {
  const room = roomIn(width);
  const across = Math.max(1, Math.floor(room / (room > 700 ? 230 : 160)));
  const each = room / across;
  const line = (gain: GainCode): Block => {
    const content = capital(gainText(drawing, { gain, n: gain === 'work' ? 2 : 1 }));
    const lines = wrapped(content, each - 34, 12, 2);
    return block(each, 32, [
      gainGlyph(gain, [11, 16], 20),
      ...textLines(28, 16 - (lines.length - 1) * 7.8, lines, { size: 12 }),
    ]);
  };
  const heading = say(drawing, { en: 'What the drawings mean', de: 'Was die Zeichen bedeuten' });
  return area(width, heading, flow(gainCodes.map(line), room, 0));
}
