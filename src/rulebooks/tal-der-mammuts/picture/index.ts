import {
  type Block,
  column,
  layouts,
  markNote,
  type Picture,
  page,
  part,
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
import { type Sight, say } from './sight.js';
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
    const below: readonly Area[] = ['now', 'crowded', 'nature', 'hand', 'tribes', 'bestiary', 'discards'];
    return page(width, title, column([...draw(sight, ['valley', ...below], room), note], GAP));
  }
  const few = view.tribes.length <= FEW;
  const board = draw(sight, ['valley', 'crowded', 'hand', ...(few ? [] : BESTIARY)], room - SIDE - GAP);
  const side = draw(sight, ['now', 'nature', 'tribes', ...(few ? BESTIARY : []), 'discards'], SIDE);
  const table = row([column(board, GAP), column(side, GAP)], GAP);
  return page(width, title, column([table, note], GAP));
}

const areas = {
  valley: { en: 'Valley', de: 'Tal' },
  crowded: { en: 'Crowded hexes', de: 'Volle Felder' },
  hand: { en: 'Your cards', de: 'Deine Karten' },
  now: { en: 'Now', de: 'Jetzt' },
  nature: { en: 'Nature', de: 'Natur' },
  tribes: { en: 'Tribes', de: 'Stämme' },
  bestiary: { en: 'Animals', de: 'Tiere' },
  discards: { en: 'Special cards', de: 'Sonderkarten' },
} as const;
type Area = keyof typeof areas;
const BESTIARY: readonly Area[] = ['bestiary'];

function draw(sight: Sight, names: readonly Area[], width: number): Block[] {
  const board = valley(sight, width);
  const drawn: Readonly<Record<Area, () => readonly Block[]>> = {
    valley: () => [board.block],
    crowded: () => crowded(sight, board.crowded, width),
    hand: () => hand(sight, width),
    now: () => [now(sight, width)],
    nature: () => [nature(sight, width)],
    tribes: () => [tribes(sight, width)],
    bestiary: () => [bestiary(sight, width)],
    discards: () => [discards(sight, width)],
  };
  return names.flatMap((name) =>
    drawn[name]().map((block) => part({ name, title: say(sight, areas[name]) }, block)),
  );
}
