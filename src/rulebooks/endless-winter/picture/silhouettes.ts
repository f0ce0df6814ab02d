import { circle, group, type Point, path, type Shape, symbol } from '../../../engine/drawing/index.js';

/*
 * The animals of the box, each in a square of 24 units; those of other packs have a paw.
 */
const edge = { stroke: 'ink', width: 1 } as const;
const eye = (x: number, y: number): Shape => circle(x, y, 0.9, { fill: 'dark' });

const known: Readonly<Record<string, readonly Shape[]>> = {
  'giant-sloth': [
    path(
      'M-8 11 C-11 2 -8 -5 -2 -7 C-2 -11 5 -12 7 -8 C9 -6 7 -3 4 -3 C4 0 9 1 10 4 L6 5 C4 3 2 4 2 6 C3 8 5 9 5 11 Z',
      { fill: 'fur', ...edge },
    ),
    eye(4, -7),
  ],
  'woolly-rhino': [
    path(
      'M-11 1 C-10 -6 -3 -7 2 -5 C5 -6 7 -4 8 -2 L11 -7 L11 2 C11 5 7 5 5 4 L5 9 L2 9 L1 4 L-5 4 L-5 9 L-8 9 L-9 4 C-11 4 -11 3 -11 1 Z',
      { fill: 'rock', ...edge },
    ),
    eye(6.5, -1),
  ],
  'sabre-tooth': [
    path('M-9 -9 L-5 -6 C-2 -8 2 -8 5 -6 L9 -9 L9 0 C9 5 5 7 0 7 C-5 7 -9 5 -9 0 Z', {
      fill: 'gold',
      ...edge,
    }),
    path('M-4 5 L-3 12 L-1 6 Z M4 5 L3 12 L1 6 Z', { fill: 'bright', ...edge }),
    eye(-4, -1),
    eye(4, -1),
    path('M-2 2 L2 2 L0 4 Z', { fill: 'dark' }),
  ],
  glyptodon: [
    path('M-9 5 C-9 -9 7 -9 7 5 Z', { fill: 'stone', ...edge }),
    path('M7 1 C11 -1 12 4 10 5 L7 5 Z M-9 5 L-12 7 L-8 7 Z', { fill: 'sand', ...edge }),
    path('M-6 5 L-6 9 L-3 9 L-3 5 M2 5 L2 9 L5 9 L5 5 M-6 -1 L5 -1 M-4 -5 L-4 5 M1 -6 L1 5', {
      fill: 'none',
      ...edge,
    }),
    eye(9.5, 2),
  ],
  'giant-beaver': [
    path(
      'M-3 8 C-7 8 -12 10 -11 6 C-10 3 -6 4 -5 4 C-6 -3 -1 -6 3 -6 C8 -7 11 -3 10 0 C9 2 7 2 6 3 L6 9 L2 9 L1 6 L0 9 Z',
      { fill: 'fur', ...edge },
    ),
    path('M8 1.5 L8.5 5 L10 1 Z', { fill: 'bright', ...edge }),
    eye(6.5, -3),
  ],
  argentavis: [
    path('M0 -3 C-4 -10 -9 -9 -12 -5 C-8 -5 -6 -2 -4 3 L0 8 L4 3 C6 -2 8 -5 12 -5 C9 -9 4 -10 0 -3 Z', {
      fill: 'night',
      ...edge,
    }),
    path('M-2 -5 C-2 -9 2 -9 2 -5 L0 -1 Z', { fill: 'bone', ...edge }),
  ],
};

export function silhouette(animal: string, at: Point, size: number): Shape {
  const shapes = known[animal];
  if (shapes !== undefined) return group(shapes, { at, scale: size / 24 });
  return symbol(animal.includes('mammoth') ? 'mammoth' : 'paw', at, size);
}
