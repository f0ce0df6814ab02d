import {
  type Block,
  block,
  column,
  fitted,
  group,
  rect,
  symbol,
  text,
  textLines,
  wrapped,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { pointsText } from '../texts/gains.js';
import { hasMark } from '../texts/marks.js';
import { nameOf } from '../texts/names.js';
import { stoneRate } from '../texts/worth.js';
import { thingGlyph } from './glyphs.js';
import { groupTokens, inline, markToken } from './inline.js';
import { caption } from './pieces.js';
import type { SeatView, Sight } from './sight.js';

/** The stones that the seat owns, and what the next ones would cost. */
export function stoneSpaces(sight: Sight, own: SeatView, room: number): Block {
  return column(
    [
      caption(
        room,
        say(sight.drawing, {
          en: `Sacred stones (${own.stones.length})`,
          de: `Heilige Steine (${own.stones.length})`,
        }),
      ),
      ...own.stones.map((stone) => ownedStone(sight, stone, room)),
      ...prices(sight, own.stones.length, room),
    ],
    4,
  );
}

function ownedStone(
  { view, drawing }: Sight,
  { stone, points }: SeatView['stones'][number],
  room: number,
): Block {
  const name = nameOf(drawing, 'stones', stone);
  const full = view.stones.find((one) => one.stone === stone);
  const worth = full === undefined ? '' : stoneRate(drawing, full);
  const lines = wrapped(worth, room - 80, 12, 2);
  const height = Math.max(34, 22 + lines.length * 15.6);
  const now = pointsText(drawing, points);
  return block(room, height, [
    group(
      [
        rect(0.5, 0.5, room - 1, height - 1, { fill: 'ice', stroke: 'line', radius: 6 }),
        thingGlyph('rune', [16, height / 2], 22),
        text(32, 11, fitted(name, room - 84, 12, true), { size: 12, bold: true }),
        ...textLines(32, 27, lines, { size: 12 }),
        symbol('star', [room - 16, height / 2], 17),
        text(room - 27, height / 2, String(points), { size: 14, bold: true, anchor: 'end' }),
      ],
      {
        title: say(drawing, {
          en: `${name}: ${worth}; ${now} now`,
          de: `${name}: ${worth}; zurzeit ${now}`,
        }),
      },
    ),
  ]);
}

/** What the next stones cost. */
function prices({ view, drawing }: Sight, owned: number, room: number): Block[] {
  const left = view.numbers.stoneCosts.slice(owned).map(({ food, tool }) => [
    { gain: 'food' as const, n: food },
    { gain: 'tool' as const, n: tool },
  ]);
  if (left.length === 0) return [];
  return [
    inline(
      [
        ...left.flatMap((price, index) => [
          {
            width: 24,
            draw: (x: number, y: number) =>
              group(
                [
                  rect(x, y - 11, 22, 22, { fill: 'none', stroke: 'line', dash: '3 3', radius: 5 }),
                  thingGlyph('rune', [x + 11, y], index === 0 ? 16 : 12),
                ],
                {
                  title: say(drawing, {
                    en: `Stone ${owned + index + 1} costs`,
                    de: `Stein ${owned + index + 1} kostet`,
                  }),
                },
              ),
          },
          ...groupTokens(drawing, price),
        ]),
        ...(hasMark(drawing.components.board, drawing.components.board, 'stoneCosts') ? [markToken] : []),
      ],
      room,
      5,
    ),
  ];
}
