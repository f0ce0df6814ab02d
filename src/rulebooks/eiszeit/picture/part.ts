import { type Layout, type Shape, wrapped } from '../../../engine/drawing/index.js';
import type { View } from '../view-schema.js';
import type { Plan, Room } from './land.js';

export type RegionView = View['regions'][number];

interface Sizes {
  readonly disc: number;
  readonly name: number;
  readonly tile: number;
  readonly mammoth: number;
  readonly hunter: number;
}
export const sizes: Readonly<Record<Layout, Sizes>> = {
  narrow: { disc: 10, name: 12, tile: 24, mammoth: 28, hunter: 10 },
  wide: { disc: 14, name: 15, tile: 32, mammoth: 44, hunter: 16 },
};

/** A piece, and the actions that it answers to. */
export interface Part {
  readonly ids: readonly string[];
  readonly title: string;
  readonly shapes: readonly Shape[];
  readonly outline: Shape;
}

export const linesOfNeighbours = (room: Room, { neighbours }: RegionView): string[] =>
  wrapped(`↔ ${neighbours.join(', ')}`, room.width, 12);

/** How high what stands below the hunters is. */
export const footOf = (plan: Plan, room: Room, view: RegionView): number =>
  18 + (plan.isMap ? 0 : linesOfNeighbours(room, view).length * 15.6);
