import {
  type Block,
  block,
  column,
  panel,
  roomIn,
  textLines,
  wrapped,
} from '../../../engine/drawing/index.js';
import { piecesText } from './about.js';
import { type Sight, say } from './sight.js';

/** Hexes on which there is more than there is room for, in words. */
export function crowded(sight: Sight, hexes: readonly number[], width: number): Block[] {
  if (hexes.length === 0) return [];
  const room = roomIn(width);
  const rows = hexes.map((hex) => {
    const parts = piecesText(sight, hex).map((one) => say(sight, one));
    const words = say(sight, { en: `Hex ${hex}`, de: `Feld ${hex}` });
    const lines = wrapped(`${words}: ${parts.join('; ')}.`, room, 13);
    return block(room, lines.length * 17, textLines(0, 8.5, lines, { size: 13 }));
  });
  return [panel(width, say(sight, { en: 'Crowded hexes', de: 'Volle Felder' }), column(rows, 6))];
}
