import {
  type Block,
  block,
  choice,
  group,
  rect,
  roomIn,
  type Shape,
  shapesOf,
  text,
  textLines,
  widthOf,
  wrapped,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { groupText } from '../texts/gains.js';
import { nameOf } from '../texts/names.js';
import { stoneRate } from '../texts/worth.js';
import type { View } from '../view-schema.js';
import { thingGlyph } from './glyphs.js';
import { groupTokens, inline } from './inline.js';
import { area, grid, nameLines, paragraph } from './pieces.js';
import type { Sight } from './sight.js';

type Stone = View['stones'][number];

/** The sacred stones that can be had, now or in the second age. */
export function stones(sight: Sight, width: number): Block {
  const { view, drawing } = sight;
  const room = roomIn(width);
  const owned = new Set(view.seats.flatMap((seat) => seat.stones.map(({ stone }) => stone)));
  const left = view.stones.filter(({ stone }) => !owned.has(stone));
  const heading = say(drawing, { en: 'Sacred stones', de: 'Heilige Steine' });
  if (left.length === 0) {
    return area(
      width,
      heading,
      paragraph(room, say(drawing, { en: 'None is left.', de: 'Keiner ist mehr da.' })),
    );
  }
  const blocks = grid(left.length, room, 150, (index, each, height) =>
    stoneBlock(sight, left[index] as Stone, each, height),
  );
  return area(width, heading, blocks);
}

function stoneBlock(sight: Sight, stone: Stone, width: number, wanted?: number): Block {
  const { drawing, touched } = sight;
  const name = nameOf(drawing, 'stones', stone.stone);
  const age = stone.age === 1 ? 'I' : 'II';
  const names = nameLines(name, width - 34 - widthOf(age, 12, true) - 10, 12, 2);
  const worth = wrapped(stoneRate(drawing, stone), width - 14, 12, 3);
  const tokens = inline(groupTokens(drawing, stone.income), width - 14, 4);
  const top = Math.max(32, names.length * 15.6 + 10);
  const height = wanted ?? top + worth.length * 15.6 + tokens.height + 8;
  const title = [
    name,
    say(drawing, { en: `age ${age}`, de: `Zeitalter ${age}` }),
    ...(stone.open ? [] : [say(drawing, { en: 'not yet to be had', de: 'noch nicht zu haben' })]),
    groupText(drawing, stone.income),
    stoneRate(drawing, stone),
  ].join('; ');
  const shapes: Shape[] = [
    rect(0.5, 0.5, width - 1, height - 1, {
      fill: stone.open ? 'ice' : 'raised',
      stroke: 'line',
      radius: 8,
      ...(stone.open ? {} : { dash: '4 3' }),
    }),
    thingGlyph('rune', [17, 17], 22),
    ...textLines(32, names.length > 1 ? 12 : 17, names, { size: 12 }),
    text(width - 8, 13, age, { size: 12, bold: true, anchor: 'end', fill: 'muted' }),
    ...textLines(7, top + 6, worth, { size: 12, fill: stone.open ? 'ink' : 'muted' }),
    group(shapesOf(tokens), { at: [7, top + worth.length * 15.6] }),
  ];
  return block(width, height, [
    choice(
      touched({ type: 'take-stone', stone: stone.stone }),
      title,
      shapes,
      rect(2, 2, width - 4, height - 4, { radius: 7 }),
    ),
  ]);
}
