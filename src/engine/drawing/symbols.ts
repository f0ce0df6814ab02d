import type { Paint } from './palette.js';
import { circle, ellipse, group, line, type Point, path, polygon, rect, type Shape } from './shape.js';

/*
 * Symbols of the Ice Age for all rulebooks, each in a square of 24 units around its centre.
 */
const edge = { stroke: 'ink', width: 1 } as const;

const drawings = {
  mammoth: (fill: Paint = 'fur') => [
    path(
      'M-10 7 L-10 0 C-10 -6 -6 -9 -1 -9 C1 -11 6 -11 8 -8 C11 -6 11 -2 10 1 C11 4 10 7 11 9 L9 9 C8 6 8 4 7 2 L5 2 L5 9 L1 9 L1 4 L-5 4 L-5 9 L-9 9 Z',
      { fill, ...edge },
    ),
    path('M6 1 C4 6 7 9 11 6', { fill: 'none', stroke: 'bright', width: 2 }),
    path('M6 1 C4 6 7 9 11 6', { fill: 'none', stroke: 'ink', width: 0.6 }),
    circle(7, -4, 1, { fill: 'dark' }),
  ],
  person: (fill: Paint = 'fur') => [
    path('M-6 11 C-6 2 -4 -2 0 -2 C4 -2 6 2 6 11 Z', { fill, ...edge }),
    circle(0, -6, 4.4, { fill, ...edge }),
  ],
  tent: (fill: Paint = 'wood') => [
    path('M-3 -11 L0 -7 L3 -11', { fill: 'none', ...edge }),
    polygon(
      [
        [0, -8],
        [10, 10],
        [-10, 10],
      ],
      { fill, ...edge },
    ),
    polygon(
      [
        [0, -1],
        [4, 10],
        [-4, 10],
      ],
      { fill: 'dark' },
    ),
  ],
  fire: (fill: Paint = 'fire') => [
    path(
      'M0 -11 C2 -6 8 -3 7 4 C6 9 3 11 0 11 C-4 11 -7 8 -7 4 C-7 0 -4 -1 -4 -5 C-2 -4 -1 -3 -1 -1 C1 -4 1 -7 0 -11 Z',
      { fill, ...edge },
    ),
    path('M0 2 C2 4 4 5 3 8 C2 10 -2 10 -3 8 C-4 6 -1 5 0 2 Z', { fill: 'gold' }),
  ],
  axe: (fill: Paint = 'stone') => [
    line(-7, 10, 5, -8, { stroke: 'wood', width: 3 }),
    path('M0 -9 C4 -12 10 -10 10 -4 C10 -1 9 1 7 2 C5 -2 3 -5 0 -9 Z', { fill, ...edge }),
  ],
  club: (fill: Paint = 'wood') => [
    path('M-9 9 L-7 11 L5 0 C10 1 12 -5 8 -9 C4 -12 -1 -9 0 -4 Z', { fill, ...edge }),
    circle(5, -5, 1, { fill: 'dark' }),
    circle(7, -2, 1, { fill: 'dark' }),
  ],
  tusk: (fill: Paint = 'bone') => [path('M-8 -10 C-10 2 -2 12 11 8 C4 7 -2 1 -3 -10 Z', { fill, ...edge })],
  meat: (fill: Paint = 'meat') => [
    line(-10, 9, 2, -1, { stroke: 'bone', width: 4 }),
    ellipse(3, -3, 8, 7, { fill, ...edge }),
    ellipse(4, -4, 2.4, 2, { fill: 'bone', ...edge }),
  ],
  hide: (fill: Paint = 'fur') => [
    path(
      'M-4 -11 L4 -11 L5 -7 L10 -9 L11 -5 L7 -1 L8 5 L11 8 L8 11 L3 8 L-3 8 L-8 11 L-11 8 L-8 5 L-7 -1 L-11 -5 L-10 -9 L-5 -7 Z',
      { fill, ...edge },
    ),
  ],
  fish: (fill: Paint = 'water') => [
    path('M-10 0 C-5 -8 4 -7 7 0 C4 7 -5 8 -10 0 Z', { fill, ...edge }),
    polygon(
      [
        [6, 0],
        [11, -5],
        [11, 5],
      ],
      { fill, ...edge },
    ),
    circle(-6, -1, 1, { fill: 'dark' }),
  ],
  volcano: (fill: Paint = 'mountain') => [
    polygon(
      [
        [-11, 10],
        [-3, -6],
        [3, -6],
        [11, 10],
      ],
      { fill, ...edge },
    ),
    path('M-3 -6 L-1 -1 L1 -4 L3 1 L3 -6 Z', { fill: 'lava' }),
    path('M-2 -8 C-4 -11 1 -12 0 -9 M2 -8 C3 -10 5 -10 5 -8', { fill: 'none', stroke: 'fire', width: 1.6 }),
  ],
  peak: (fill: Paint = 'mountain') => [
    polygon(
      [
        [-11, 10],
        [0, -10],
        [11, 10],
      ],
      { fill, ...edge },
    ),
    polygon(
      [
        [-3.3, -4],
        [0, -10],
        [3.3, -4],
        [1, -2],
        [-1, -4],
      ],
      { fill: 'snow', ...edge },
    ),
  ],
  tree: (fill: Paint = 'forest') => [
    rect(-1.5, 5, 3, 6, { fill: 'wood', ...edge }),
    polygon(
      [
        [0, -11],
        [7, 0],
        [-7, 0],
      ],
      { fill, ...edge },
    ),
    polygon(
      [
        [0, -5],
        [8, 6],
        [-8, 6],
      ],
      { fill, ...edge },
    ),
  ],
  hut: (fill: Paint = 'bone') => [
    path('M-10 10 C-10 -6 -5 -10 0 -10 C5 -10 10 -6 10 10 Z', { fill, ...edge }),
    path('M-3 10 C-3 3 3 3 3 10 Z', { fill: 'dark' }),
  ],
  stones: (fill: Paint = 'stone') => [
    rect(-9, -6, 5, 16, { fill, ...edge }),
    rect(4, -6, 5, 16, { fill, ...edge }),
    rect(-11, -10, 22, 5, { fill, ...edge }),
  ],
  flake: (stroke: Paint = 'accent') =>
    [0, 60, 120].map((angle) =>
      group(
        [
          line(0, -10, 0, 10, { stroke, width: 2 }),
          path('M-3 -8 L0 -5 L3 -8 M-3 8 L0 5 L3 8', { fill: 'none', stroke, width: 1.5 }),
        ],
        { rotate: angle },
      ),
    ),
  star: (fill: Paint = 'gold') => [
    polygon(
      Array.from({ length: 10 }, (_, index) => {
        const radius = index % 2 === 0 ? 11 : 4.6;
        const angle = (index * 36 - 90) * (Math.PI / 180);
        return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
      }),
      { fill, ...edge },
    ),
  ],
  moon: (fill: Paint = 'gold') => [path('M3 -10 A10 10 0 1 0 3 10 A12 12 0 0 1 3 -10 Z', { fill, ...edge })],
  paw: (fill: Paint = 'fur') => [
    ellipse(0, 4, 6, 5, { fill, ...edge }),
    circle(-7, -2, 2.6, { fill, ...edge }),
    circle(-3, -7, 2.6, { fill, ...edge }),
    circle(3, -7, 2.6, { fill, ...edge }),
    circle(7, -2, 2.6, { fill, ...edge }),
  ],
  card: (fill: Paint = 'night') => [
    rect(-7, -10, 14, 20, { fill, radius: 2, ...edge }),
    path('M-4 -7 L4 7 M4 -7 L-4 7', { fill: 'none', stroke: 'bright', width: 1 }),
  ],
} as const satisfies Record<string, (paint?: Paint) => Shape[]>;

export type SymbolName = keyof typeof drawings;

export const symbol = (
  name: SymbolName,
  at: Point,
  size: number,
  { paint, title }: { readonly paint?: Paint; readonly title?: string } = {},
): Shape => group(drawings[name](paint), { at, scale: size / 24, ...(title === undefined ? {} : { title }) });
