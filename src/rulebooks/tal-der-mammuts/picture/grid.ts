import type { Layout, Point } from '../../../engine/drawing/index.js';
import { places } from '../board.js';

/*
 * Where the hexes lie. They stand on a corner, so that a step east goes straight to the right. On a narrow
 * picture they are drawn taller than they are wide: there is more room below than beside. On a wide one they are
 * drawn flatter, so that the whole valley fits a laptop.
 */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** From side to side and from top to bottom of one hex. */
  readonly across: number;
  readonly tall: number;
  readonly middle: (hex: number) => Point;
  /** Six corners, clockwise from the top, around the middle; smaller by `inset`. */
  readonly corners: (inset?: number) => readonly Point[];
}

const ROWS = 7;
const STRETCH: { readonly [In in Layout]: number } = { narrow: 1.96, wide: 0.78 };

export function gridOf(layout: Layout, width: number): Grid {
  const across = width / ROWS;
  const tall = across * STRETCH[layout];
  const step = tall * 0.75;
  return {
    width,
    height: step * (ROWS - 1) + tall,
    across,
    tall,
    middle: (hex) => {
      const { q, r } = places[hex] ?? { q: 0, r: 0 };
      return [width / 2 + across * (q + r / 2), tall / 2 + step * (r + 3)];
    },
    corners: (inset = 0) => {
      const half = across / 2 - inset;
      const [high, low] = [tall / 2 - inset * 1.1, tall / 4 - inset * 0.4];
      return [
        [0, -high],
        [half, -low],
        [half, low],
        [0, high],
        [-half, low],
        [-half, -low],
      ];
    },
  };
}

/** How far the content of a hex may reach to either side at this height, if it stays off the border. */
export function reachAt({ across, tall }: Grid, y: number): number {
  const away = Math.abs(y);
  const free = across * 0.445;
  return away <= tall / 4 ? free : free * Math.max(0, (tall / 2 - away) / (tall / 4));
}

export const moved = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];
