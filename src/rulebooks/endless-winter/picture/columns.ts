import {
  type Block,
  block,
  choice,
  column,
  fitted,
  flow,
  group,
  rect,
  roomIn,
  type Shape,
  shapesOf,
  text,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { groupText, wayText } from '../texts/gains.js';
import { stationName } from '../texts/names.js';
import type { View } from '../view-schema.js';
import { figures } from './figures.js';
import { momentGlyph } from './glyphs.js';
import { groupTokens, inline, wayTokens } from './inline.js';
import { area } from './pieces.js';
import { resting } from './rest.js';
import type { Sight } from './sight.js';

type Column = View['columns'][number];

/** The four columns for figures, and the rest spaces. */
export function columns(sight: Sight, width: number): Block {
  const { view, drawing } = sight;
  const room = roomIn(width);
  const across = room > 500 ? view.columns.length : 2;
  const each = (room - (across - 1) * 8) / across;
  const boards = view.columns.map((one) => columnBoard(sight, one, each));
  const content = column([flow(boards, room, 8), resting(sight, room)], 8);
  return area(width, say(drawing, { en: 'Actions', de: 'Aktionen' }), content);
}

const HEAD = 34;

interface Row {
  readonly shapes: Block;
  readonly ids: string[];
  readonly title: string;
  readonly space: 'top' | 'middle' | 'bottom';
}

/** What can be done in a column, from top to bottom. */
function rowsOf({ drawing, touched }: Sight, one: Column, here: boolean, width: number): Row[] {
  return [
    ...one.top.map((way, index) => ({
      shapes: inline(wayTokens(drawing, way), width - 36),
      ids: here ? touched({ type: 'top', way: index }) : [],
      title: wayText(drawing, way),
      space: 'top' as const,
    })),
    {
      shapes: inline(wayTokens(drawing, one.middle), width - 36),
      ids: here ? touched({ type: 'middle' }) : [],
      title: wayText(drawing, one.middle),
      space: 'middle',
    },
    {
      shapes: inline(groupTokens(drawing, one.bottom), width - 36),
      ids: here ? touched({ type: 'bottom' }) : [],
      title: groupText(drawing, one.bottom),
      space: 'bottom',
    },
  ];
}

function columnBoard(sight: Sight, one: Column, width: number): Block {
  const { view, drawing, touched } = sight;
  const { turn } = view;
  const here = turn?.station === one.column;
  const name = stationName(drawing, one.column);
  const signs = { top: '∞', middle: '1×', bottom: say(drawing, { en: '1st', de: '1.' }) };
  const shapes: Shape[] = [];
  const standing = figures(sight, one.column, width - 16);
  const top = HEAD + standing.height + 4;
  let y = top;
  for (const { shapes: inside, ids, title, space } of rowsOf(sight, one, here, width)) {
    const height = inside.height + 8;
    const active = here && turn?.space === space;
    shapes.push(
      choice(
        ids,
        `${name}: ${title}`,
        [
          rect(4, y, width - 8, height, {
            fill: active ? 'accentSoft' : 'panel',
            stroke: active ? 'accent' : 'raised',
            radius: 6,
          }),
          text(width - 9, y + height / 2, signs[space], { size: 12, anchor: 'end', fill: 'muted' }),
          group(shapesOf(inside), { at: [9, y + 4] }),
        ],
        rect(5, y + 1, width - 10, height - 2, { radius: 5 }),
      ),
    );
    y += height + 4;
  }
  const ids = touched({ type: 'place-figure', at: one.column });
  const head = choice(
    ids,
    say(drawing, {
      en: `Column ${name}, ${one.figures} figures in this round`,
      de: `Spalte ${name}, Figuren in dieser Runde: ${one.figures}`,
    }),
    [
      rect(3, 3, width - 6, top - 6, { fill: here ? 'accentSoft' : 'ice', radius: 6 }),
      momentGlyph(one.column, [18, HEAD / 2 + 1], 22),
      text(34, HEAD / 2 + 1, fitted(name, width - 42, 14, true), { size: 14, bold: true }),
      group(shapesOf(standing), { at: [8, HEAD] }),
    ],
    rect(3, 3, width - 6, top - 6, { radius: 6 }),
  );
  return block(width, y + 2, [
    rect(0.5, 0.5, width - 1, y + 1, { fill: 'raised', stroke: 'line', radius: 8 }),
    head,
    ...shapes,
  ]);
}
