import {
  type Block,
  block,
  choice,
  column,
  panel,
  rect,
  roomIn,
  text,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import type { Sight } from './sight.js';
import { tileArea, tileBlocks } from './tiles.js';

export function middle(sight: Sight, width: number): Block {
  const { drawing, touched } = sight;
  const room = roomIn(width);
  const blocks = tileBlocks(sight, ({ share }) => share === null);
  const tiles = tileArea(blocks, room);
  const heading = say(drawing, {
    en: `The middle: ${blocks.length} tiles`,
    de: `Die Mitte: ${blocks.length} Plättchen`,
  });
  const rest = touched({ type: 'take-rest' });
  if (rest.length === 0) return panel(width, heading, blocks.length === 0 ? empty(sight, room) : tiles);
  const label = say(drawing, { en: 'Take all of it', de: 'Nimm alles' });
  const button = choice(
    rest,
    label,
    [
      rect(0, 0, room, 44, { fill: 'accentSoft', radius: 8 }),
      text(room / 2, 22, label, { size: 15, bold: true, anchor: 'middle' }),
    ],
    rect(1, 1, room - 2, 42, { radius: 8 }),
  );
  return panel(width, heading, column([tiles, block(room, 44, [button])], 10));
}

const empty = ({ drawing }: Sight, room: number): Block =>
  block(room, 24, [
    text(0, 12, say(drawing, { en: 'Nothing lies here.', de: 'Hier liegt nichts.' }), { fill: 'muted' }),
  ]);
