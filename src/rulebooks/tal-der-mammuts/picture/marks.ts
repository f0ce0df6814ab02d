import {
  circle,
  ellipse,
  group,
  line,
  type Paint,
  type Point,
  path,
  polygon,
  rect,
  type Shape,
} from '../../../engine/drawing/index.js';
import { type Direction, directions } from '../components/schema.js';
import type { Figure } from '../fields.js';

/* Small marks of this table. Each is drawn around its middle, unless it says otherwise. */

const PIPS: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** The face of a die. */
export function dieFace(
  at: Point,
  size: number,
  number: number,
  { fill = 'bright', pips = 'dark', title }: { fill?: Paint; pips?: Paint; title?: string } = {},
): Shape {
  const frame = rect(-size / 2, -size / 2, size, size, {
    radius: size / 5,
    fill,
    stroke: 'dark',
    width: 1,
  });
  const spots = (PIPS[number] ?? []).map(([x, y]) =>
    circle((x * size) / 3.7, (y * size) / 3.7, size / 10, { fill: pips }),
  );
  return group([frame, ...spots], { at, ...(title === undefined ? {} : { title }) });
}

/** How wide the mark of a figure is, of 12 units of height. */
export const FIGURE_WIDTH: { readonly [Name in Figure]: number } = { warrior: 9, woman: 8 };

/** Warriors have broad shoulders and a spear, women a long dress. */
export function figureMark(figure: Figure, [x, y]: Point, size: number, paint: Paint): Shape {
  const shapes =
    figure === 'warrior'
      ? [
          circle(-1, -3.9, 2.2, { fill: paint }),
          polygon(
            [
              [-4.4, -1.2],
              [2.4, -1.2],
              [0.8, 6],
              [-2.8, 6],
            ],
            { fill: paint },
          ),
          line(3.7, -3, 3.7, 6, { stroke: paint, width: 1.1 }),
          polygon(
            [
              [3.7, -6.4],
              [5, -2.4],
              [2.4, -2.4],
            ],
            { fill: paint },
          ),
        ]
      : [
          circle(0, -3.9, 2.2, { fill: paint }),
          polygon(
            [
              [-1.3, -2],
              [1.3, -2],
              [4, 6],
              [-4, 6],
            ],
            { fill: paint },
          ),
        ];
  return group(shapes, { at: [x, y], scale: size / 12 });
}

/** Ears of corn: two of an intact field, one of a damaged one. */
export function ears(count: number, [x, y]: Point, size: number): Shape {
  const one = (at: number): Shape[] => [
    line(at, 7, at, -2, { stroke: 'dark', width: 1.2 }),
    ...[-5, -2.4, 0.2].flatMap((height) => [
      ellipse(at - 1.7, height, 1.6, 1.3, { fill: 'gold', stroke: 'dark', width: 0.6 }),
      ellipse(at + 1.7, height, 1.6, 1.3, { fill: 'gold', stroke: 'dark', width: 0.6 }),
    ]),
  ];
  const shapes = count > 1 ? [...one(-3.6), ...one(3.6)] : one(0);
  return group(shapes, { at: [x, y], scale: size / 14 });
}

export const fence = ([x, y]: Point, size: number): Shape =>
  group(
    [
      ...[-5, 0, 5].map((post) =>
        path(`M${post - 1.7} 6 L${post - 1.7} -4 L${post} -6.4 L${post + 1.7} -4 L${post + 1.7} 6 Z`, {
          fill: 'wood',
          stroke: 'dark',
          width: 0.8,
        }),
      ),
      line(-7, 1, 7, 1, { stroke: 'dark', width: 1.4 }),
    ],
    { at: [x, y], scale: size / 14 },
  );

export const village = (at: Point, size: number, paint: Paint): Shape =>
  group(
    [
      path('M-3 -8 L0 -5.4 L3 -8', { fill: 'none', stroke: 'dark', width: 1.2 }),
      polygon(
        [
          [0, -6.6],
          [8, 7],
          [-8, 7],
        ],
        { fill: paint, stroke: 'dark', width: 1 },
      ),
    ],
    { at, scale: size / 16 },
  );

export const cave = (at: Point, size: number, paint: Paint): Shape =>
  group(
    [
      path('M-8 7 L-7.4 -1 L-4 -6.4 L2 -7.4 L6.6 -3.4 L8 7 Z', { fill: paint, stroke: 'dark', width: 1 }),
      path('M-3.6 7 C-3.6 2 3.6 2 3.6 7 Z', { fill: 'dark' }),
    ],
    { at, scale: size / 16 },
  );

export const waves = ([x, y]: Point, size: number, paint: Paint = 'bright'): Shape =>
  group(
    [-4, 0, 4].map((height) =>
      path(`M-7 ${height} q1.75 -3 3.5 0 t3.5 0 t3.5 0 t3.5 0`, { fill: 'none', stroke: paint, width: 1.4 }),
    ),
    { at: [x, y], scale: size / 16 },
  );

export const sun = ([x, y]: Point, size: number): Shape =>
  group(
    [
      ...Array.from({ length: 8 }, (_, ray) =>
        group([line(0, -8, 0, -11, { stroke: 'gold', width: 2.4 })], { rotate: ray * 45 }),
      ),
      circle(0, 0, 6, { fill: 'gold', stroke: 'dark', width: 1 }),
    ],
    { at: [x, y], scale: size / 24 },
  );

/** How far round each direction points, in degrees, from straight up. */
export const bearing = (direction: Direction): number => 30 + 60 * directions.indexOf(direction);

/** An arrow that points in a direction. */
export const arrow = (
  direction: Direction,
  [x, y]: Point,
  length: number,
  paint: Paint,
  width = length / 6,
): Shape => {
  const half = length / 2;
  const head = length * 0.36;
  return group(
    [
      line(0, half, 0, -half + head * 0.8, { stroke: paint, width }),
      polygon(
        [
          [0, -half],
          [head * 0.7, -half + head],
          [-head * 0.7, -half + head],
        ],
        { fill: paint },
      ),
    ],
    { at: [x, y], rotate: bearing(direction) },
  );
};
