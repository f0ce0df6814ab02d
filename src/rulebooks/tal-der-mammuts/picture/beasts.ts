import {
  circle,
  group,
  line,
  type Paint,
  type Point,
  path,
  polygon,
  type Shape,
  symbol,
} from '../../../engine/drawing/index.js';
import type { Components } from '../components/schema.js';
import { dieFace } from './marks.js';

/*
 * The animals of the valley, seen from the side, each in a square of 24 units around its middle. A species of
 * a pack that is none of these is a paw with the number that the die of sickness has for it.
 */
const edge = { stroke: 'dark', width: 1 } as const;
const eye = (x: number, y: number): Shape => circle(x, y, 0.9, { fill: 'dark' });
const stripe = (x: number, y: number): Shape => line(x, y, x - 1, y + 4, { stroke: 'dark', width: 1.3 });

const drawings: Readonly<Record<string, () => Shape[]>> = {
  wolf: () => [
    path(
      'M-11.5 7 C-12 1 -9 -3 -5 -3 L2 -3.5 L4 -10 L6.2 -6.4 L8.6 -9.6 L9 -5 L12 -1.4 C11 0.6 9 1 7.5 1 L6.5 9.5 L3.5 9.5 L3 3.5 L-4 3 L-5 9.5 L-8 9.5 L-8 2.5 C-9.6 4 -9.6 6 -11.5 7 Z',
      { fill: 'stone', ...edge },
    ),
    eye(8, -3.4),
  ],
  tiger: () => [
    path(
      'M-9 9.5 L-9 1 C-11.5 0 -12.5 -5 -10.5 -8 C-9.5 -6 -9.6 -4 -8 -3.6 C-5 -4.6 0 -4.6 3 -4.2 C3.6 -8.4 6 -8.6 6.6 -7.4 C9.6 -7.6 11.6 -4.6 11.4 -1.4 C10.4 0.6 9 0.8 7.4 0.8 L6.6 9.5 L3.6 9.5 L3 3.4 L-5 3.4 L-6 9.5 Z',
      { fill: 'gold', ...edge },
    ),
    stripe(-5, -3.6),
    stripe(-2, -3.8),
    stripe(1, -3.8),
    polygon(
      [
        [8, 0.4],
        [10.4, 0.2],
        [9, 6.6],
      ],
      { fill: 'bright', ...edge },
    ),
    eye(8, -4),
  ],
  bear: () => [
    path(
      'M-10.5 9.5 L-11 0 C-10.4 -7.4 -3 -8.6 2 -6.6 C2.4 -9.6 5.6 -10 6 -7.6 C9 -7.4 10 -4.6 12 -2.4 C11.6 0 9.6 0.8 8 0.8 L8 9.5 L3.4 9.5 L2.6 4.4 L-4 4.4 L-5 9.5 Z',
      { fill: 'fur', ...edge },
    ),
    circle(11, -2.2, 1, { fill: 'dark' }),
    eye(7.2, -4.2),
  ],
  bison: () => [
    path(
      'M-10 9.5 L-11 0 C-9.4 -3.6 -5 -3.6 -2.6 -6.4 C0 -10.6 6 -10.6 8.4 -6 C10.6 -4 11.6 0.6 9.6 4.4 L8 7.2 L6.6 4.6 L5.6 9.5 L2.4 9.5 L1.6 4 L-5.4 3 L-7 9.5 Z',
      { fill: 'wood', ...edge },
    ),
    path('M-1 -7.6 C3 -6 4 0 8 7.2 L9.6 4.4 C11.6 0.6 10.6 -4 8.4 -6 C6 -10.6 1.4 -10.4 -1 -7.6 Z', {
      fill: 'fur',
    }),
    path('M6.6 -5.6 C9.4 -5 11.4 -7 10.8 -10', { fill: 'none', stroke: 'bright', width: 2.4 }),
    path('M6.6 -5.6 C9.4 -5 11.4 -7 10.8 -10', { fill: 'none', stroke: 'dark', width: 0.7 }),
    eye(8, -2),
  ],
  rhino: () => [
    path(
      'M-10 9.5 L-11.4 -1 C-10.4 -6.4 -4 -7.8 0 -6 L3.6 -5.4 L4.4 -8 L6 -5 C9 -4.4 11.6 -1 11.4 2 C10 4 8.4 3.8 7.4 3.4 L6.6 9.5 L3 9.5 L2.4 4.8 L-5 4.6 L-6 9.5 Z',
      { fill: 'mountain', ...edge },
    ),
    polygon(
      [
        [8.6, -2.6],
        [11.8, -10.6],
        [11.4, 0],
      ],
      { fill: 'bone', ...edge },
    ),
    polygon(
      [
        [6.4, -4.6],
        [7.8, -8.4],
        [8.8, -3.4],
      ],
      { fill: 'bone', ...edge },
    ),
    eye(6.6, -1.6),
  ],
  mammoth: () => [symbol('mammoth', [0, 0], 24)],
};

export function beast(id: string, components: Components, at: Point, size: number): Shape {
  const draw = drawings[id];
  if (draw !== undefined) return group(draw(), { at, scale: size / 24 });
  const row = components.species.values.findIndex((one) => one.id === id);
  const paw: Paint = row % 2 === 0 ? 'fur' : 'stone';
  return group([symbol('paw', [-3, -1], 18, { paint: paw }), dieFace([7, 6], 9, row + 1)], {
    at,
    scale: size / 24,
  });
}
