import {
  circle,
  ellipse,
  group,
  line,
  onSeat,
  type Point,
  polygon,
  rect,
  type Shape,
  seatPaint,
  seatShape,
  symbol,
  text,
} from '../../../engine/drawing/index.js';
import type { Seat } from '../../../engine/rulebook.js';
import type { Colour } from '../fields.js';

/** Some hunters of one seat as one figure, in its colour and its shape; the number is how many there are, where it is not said beside it. */
export function hunters(
  seat: Seat,
  at: Point,
  radius: number,
  count: number | null,
  { clubbed = false, title }: { readonly clubbed?: boolean; readonly title?: string } = {},
): Shape {
  const body = { fill: seatPaint(seat), stroke: 'ink', width: 1 } as const;
  const standsLow = seat % 6 === 2;
  const left = clubbed ? -radius * 0.22 : 0;
  return group(
    [
      group(
        [
          seatShape(seat, radius, body),
          circle(0, -radius * 1.2, radius * 0.48, body),
          ...(count === null
            ? []
            : [
                text(0, standsLow ? radius * 0.25 : 0, String(count), {
                  size: Math.max(12, radius * 1.05),
                  bold: true,
                  anchor: 'middle',
                  fill: onSeat(seat),
                }),
              ]),
        ],
        { at: [left, 0] },
      ),
      ...(clubbed ? [symbol('club', [radius * 0.95, -radius * 0.75], radius * 1.5)] : []),
    ],
    { at, ...(title === undefined ? {} : { title }) },
  );
}

/** What the game pays with. */
export const pebble = ([x, y]: Point, size: number, colour: Colour | 'own' = 'own'): Shape =>
  group(
    [
      ellipse(0, 0, 10, 7.5, {
        fill: colour === 'dark' ? 'dusk' : colour === 'light' ? 'bone' : 'stone',
        stroke: 'ink',
        width: 1.2,
      }),
      line(-5, -2.5, 0, -4.5, { stroke: 'bright', width: 1.4 }),
    ],
    { at: [x, y], scale: size / 24 },
  );

/** A fire tile seen from its back. */
export const fireTile = (at: Point, size: number): Shape =>
  group(
    [
      rect(-11, -11, 22, 22, { fill: 'dusk', stroke: 'ink', width: 1, radius: 4 }),
      symbol('fire', [0, 0], 17),
    ],
    { at, scale: size / 24 },
  );

/** The back of a card, light or dark: the moon shows on dark ones. */
export const cardBack = (colour: Colour, at: Point, size: number): Shape =>
  group(
    [
      rect(-8, -11, 16, 22, {
        fill: colour === 'dark' ? 'dusk' : 'bone',
        stroke: 'ink',
        width: 1,
        radius: 2,
      }),
      colour === 'dark'
        ? symbol('moon', [0, 0], 12)
        : group([circle(0, 0, 4, { fill: 'gold', stroke: 'ink', width: 0.8 })]),
    ],
    { at, scale: size / 24 },
  );

/** How many there are of something, where one is drawn for all. */
export const times = ([x, y]: Point, count: number): Shape =>
  text(x, y, `×${count}`, { size: 13, bold: true, halo: 'panel' });

/** A region's number. */
export const numberDisc = (at: Point, radius: number, region: number): Shape =>
  group(
    [
      circle(0, 0, radius, { fill: 'panel', stroke: 'ink', width: 1.2 }),
      text(0, 0, String(region), { size: Math.max(12, radius * 1.15), bold: true, anchor: 'middle' }),
    ],
    { at },
  );

export const arrow = ([x1, y1]: Point, [x2, y2]: Point): Shape => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [bx, by] = [x2 - dx * 12, y2 - dy * 12];
  return group([
    line(x1, y1, bx, by, { stroke: 'accent', width: 4, dash: '2 7' }),
    polygon(
      [
        [x2, y2],
        [bx - dy * 7, by + dx * 7],
        [bx + dy * 7, by - dx * 7],
      ],
      { fill: 'accent', stroke: 'panel', width: 1 },
    ),
  ]);
};
