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
  wide: { disc: 13, name: 15, tile: 32, mammoth: 30, hunter: 16 },
};

/** Where mammoths stand: between the number and the fires where there is room, otherwise below the name. */
export function herdIn(layout: Layout, { x, y, width }: Room): Room {
  const { disc, name, tile, mammoth } = sizes[layout];
  const beside = width - disc * 2 - tile - 4;
  if (layout === 'wide' && beside >= mammoth + 20)
    return { x: x + disc * 2 + 2, y: y + 1, width: beside, height: mammoth };
  return { x, y: y + disc * 2 + name * 1.5 + 6, width, height: mammoth };
}

/** Where hunters begin. */
export function topOfHunters(layout: Layout, room: Room): number {
  const { disc, name } = sizes[layout];
  const herd = herdIn(layout, room);
  return Math.max(room.y + disc * 2 + name * 1.5 + 8, herd.y + herd.height + 2);
}

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
