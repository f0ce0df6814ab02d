import {
  group,
  onSeat,
  type Paint,
  rect,
  type Shape,
  seatPaint,
  seatShape,
  symbol,
  text,
  widthOf,
} from '../../../engine/drawing/index.js';
import type { Seat } from '../../../engine/rulebook.js';
import type { Components, Direction } from '../components/schema.js';
import type { Figure } from '../fields.js';

import type { View } from '../view-schema.js';
import { beast } from './beasts.js';
import { arrow, cave, ears, FIGURE_WIDTH, fence, figureMark, village, waves } from './marks.js';

/** Something that lies on a hex: drawn from its left edge, around the middle of its height. */
export interface Token {
  readonly width: number;
  readonly shapes: readonly Shape[];
  /** The ids of what can be done with just this. */
  readonly ids?: readonly string[];
  readonly title?: string;
  /** Whether it begins a row, if there is room for that. */
  readonly ownRow?: boolean;
}

export const TOKEN_HEIGHT = 14;
const HALF = TOKEN_HEIGHT / 2;
const LETTERS = 12;

type Camp = NonNullable<View['pieces'][number]['camp']>;
type Closed = Exclude<View['pieces'][number]['closed'], 'none'>;

/** A camp in the colour of its tribe, and beside it what it has. */
export function campTokens({ seat, kind, ears: grown, fence: fenced, fire }: Camp): Token[] {
  const draw = kind === 'cave' ? cave : village;
  const paint = seatPaint(seat);
  const mark = group([seatShape(seat, 2.6, { fill: onSeat(seat) })], {
    at: [8.5, kind === 'cave' ? -2.4 : 2],
  });
  return [
    { width: 17, shapes: [draw([8.5, 0], 16, paint), mark] },
    ...(grown > 0 ? [{ width: 13, shapes: [ears(grown, [6.5, 0], 14)] }] : []),
    ...(fenced ? [{ width: 15, shapes: [fence([7.5, 0], 14)] }] : []),
    ...(fire ? [{ width: 12, shapes: [symbol('fire', [6, 0], 15)] }] : []),
  ];
}

export interface Folk {
  readonly seat: Seat;
  readonly warriors: number;
  readonly women: number;
  /** Whether they have moved: then their chip is only an outline. */
  readonly rested?: boolean;
  readonly steps?: number;
}

/** A chip in the colour and with the shape of a tribe: spears for warriors, dresses for women. */
export function folkToken({ seat, warriors, women, rested = false, steps }: Folk): Token {
  const ink: Paint = rested ? 'ink' : onSeat(seat);
  const shapes: Shape[] = [
    group([seatShape(seat, 3.4, { fill: rested ? seatPaint(seat) : onSeat(seat) })], { at: [5.6, 0] }),
  ];
  let x = 10;
  const add = (figure: Figure, count: number): void => {
    if (count === 0) return;
    const room = FIGURE_WIDTH[figure];
    const number = String(count);
    shapes.push(figureMark(figure, [x + room / 2, 0], 11.5, ink));
    shapes.push(text(x + room, 0, number, { size: LETTERS, bold: true, fill: ink }));
    x += room + 0.6 + widthOf(number, LETTERS, true);
  };
  add('warrior', warriors);
  add('woman', women);
  if (steps !== undefined) {
    shapes.push(text(x, 0, `+${steps}`, { size: LETTERS, bold: true, fill: ink }));
    x += 1 + widthOf(`+${steps}`, LETTERS, true);
  }
  const width = x + 1.4;
  const frame = rect(0, -HALF, width, TOKEN_HEIGHT, {
    radius: 4,
    fill: rested ? 'panel' : seatPaint(seat),
    stroke: rested ? seatPaint(seat) : 'dark',
    width: rested ? 2 : 1,
  });
  return { width, shapes: [frame, ...shapes] };
}

interface Herd {
  readonly species: string;
  readonly count: number;
  /** Where somebody drives it. */
  readonly driven?: Direction;
  /** Whether it is only about to arrive. */
  readonly coming?: boolean;
}

export function herdToken({ species, count, driven, coming = false }: Herd, components: Components): Token {
  const number = count > 1 ? String(count) : '';
  const x = 17;
  const numbered = x + (number === '' ? 0 : widthOf(number, LETTERS, true) + 1);
  const width = numbered + (driven === undefined ? 0 : 10) + 1;
  const frame = rect(0, -HALF, width, TOKEN_HEIGHT, {
    radius: 4,
    fill: 'bone',
    stroke: coming ? 'accent' : 'dark',
    width: coming ? 1.8 : 1,
    ...(coming ? { dash: '3 2' } : {}),
  });
  const shapes = [
    frame,
    beast(species, components, [8.8, 0], 15),
    ...(number === '' ? [] : [text(x, 0, number, { size: LETTERS, bold: true, fill: 'dark' })]),
    ...(driven === undefined ? [] : [arrow(driven, [numbered + 5, 0], 10, 'warning')]),
  ];
  return { width, shapes };
}

/** Somebody who belongs to no tribe. */
export const strangerToken = (figure: Figure): Token => ({
  width: 16,
  shapes: [
    rect(0, -HALF, 16, TOKEN_HEIGHT, { radius: 4, fill: 'stone', stroke: 'dark', width: 1, dash: '3 2' }),
    figureMark(figure, [8, 0], 12, 'dark'),
  ],
});

/** Why nobody may enter. */
export function closedToken(closed: Closed): Token {
  const frame = rect(0, -HALF, 17, TOKEN_HEIGHT, { radius: 3, fill: 'panel', stroke: 'warning', width: 1.6 });
  return { width: 17, shapes: [frame, closedMark(closed)] };
}

function closedMark(closed: Closed): Shape {
  switch (closed) {
    case 'burnt':
      return symbol('fire', [8.5, 0], 13);
    case 'flooded':
      return waves([8.5, 0], 12, 'water');
    case 'lava':
      return symbol('volcano', [8.5, 0.5], 13);
    case 'snow':
      return symbol('flake', [8.5, 0], 12);
  }
}

export const closedPaint: { readonly [Marker in Closed]: Paint } = {
  burnt: 'dark',
  flooded: 'water',
  lava: 'lava',
  snow: 'bright',
};

/** A fire that a lone figure may take. */
export const emberToken = (): Token => ({
  width: 15,
  shapes: [
    rect(0, -HALF, 15, TOKEN_HEIGHT, { radius: 7, fill: 'panel', stroke: 'fire', width: 1.4, dash: '3 2' }),
    symbol('fire', [7.5, 0], 12),
  ],
});

/** What a card lets the group do that sets out from here. */
export const pathToken = (): Token => ({
  width: 16,
  shapes: [
    rect(0, -HALF, 16, TOKEN_HEIGHT, { radius: 3, fill: 'accentSoft', stroke: 'accent', width: 1 }),
    symbol('peak', [8, 0], 13),
  ],
});

export function marchToken(steps: number): Token {
  const label = `»${steps}`;
  const width = widthOf(label, LETTERS, true) + 6;
  return {
    width,
    shapes: [
      rect(0, -HALF, width, TOKEN_HEIGHT, { radius: 3, fill: 'accentSoft', stroke: 'accent', width: 1 }),
      text(width / 2, 0, label, { size: LETTERS, bold: true, anchor: 'middle' }),
    ],
  };
}

/** There is more than has room. */
export const moreToken = (): Token => ({
  width: 15,
  shapes: [
    rect(0, -HALF, 15, TOKEN_HEIGHT, { radius: 7, fill: 'ink' }),
    text(7.5, -1, '…', { size: LETTERS, bold: true, anchor: 'middle', fill: 'panel' }),
  ],
});
