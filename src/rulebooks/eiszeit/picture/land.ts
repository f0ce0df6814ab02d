import type { Point } from '../../../engine/drawing/index.js';

export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a region lies on the picture. */
export interface Land {
  readonly region: number;
  readonly outline: readonly Point[];
  /** Where its pieces stand. */
  readonly room: Room;
  /** The ice at the upper edge, for regions that touch it. */
  readonly edge: readonly Point[] | null;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly lands: readonly Land[];
  /** Borders that cannot be seen as such, as lines from region to region. */
  readonly links: readonly (readonly [Point, Point])[];
  /** Whether regions that touch on the picture are neighbours. */
  readonly isMap: boolean;
}

export const middle = ({ x, y, width, height }: Room): Point => [x + width / 2, y + height / 2];
