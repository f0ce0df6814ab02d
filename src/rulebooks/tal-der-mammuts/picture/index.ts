import {
  column,
  layouts,
  markNote,
  type Picture,
  page,
  roomOn,
  row,
  touching,
} from '../../../engine/drawing/index.js';
import type { Drawing } from '../../../engine/rulebook.js';
import type { Components } from '../components/schema.js';
import type { Action } from '../steps/index.js';
import type { View } from '../view-schema.js';
import { bestiary } from './bestiary.js';
import { discards, hand } from './cards.js';
import { crowded } from './crowded.js';
import { nature } from './nature.js';
import { now } from './now.js';
import type { Sight } from './sight.js';
import { titleOf } from './title.js';
import { tribes } from './tribes.js';
import { valley } from './valley.js';

const SIDE = 384;
const GAP = 16;
/** With more tribes there is no room for the animals beneath them. */
const FEW = 4;

export function picture(view: View, drawing: Drawing<Action, Components>): Picture {
  const width = layouts[drawing.layout];
  const sight: Sight = { view, drawing, touched: touching(drawing.legal) };
  const room = roomOn(width);
  const title = titleOf(sight);
  const note = markNote(drawing, room);
  if (drawing.layout === 'narrow') {
    const { block, crowded: full } = valley(sight, room);
    const below = [
      now(sight, room),
      ...crowded(sight, full, room),
      nature(sight, room),
      ...hand(sight, room),
      tribes(sight, room),
      bestiary(sight, room),
      discards(sight, room),
      note,
    ];
    return page(width, title, column([block, ...below], GAP));
  }
  const wide = room - SIDE - GAP;
  const { block, crowded: full } = valley(sight, wide);
  const board = [block, ...crowded(sight, full, wide), ...hand(sight, wide)];
  const side = [now, nature, tribes].map((area) => area(sight, SIDE));
  if (view.tribes.length <= FEW) side.push(bestiary(sight, SIDE));
  else board.push(bestiary(sight, wide));
  side.push(discards(sight, SIDE));
  const table = row([column(board, GAP), column(side, GAP)], GAP);
  return page(width, title, column([table, note], GAP));
}
