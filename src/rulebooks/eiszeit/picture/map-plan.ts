import type { Layout, Point } from '../../../engine/drawing/index.js';
import { atlasOf } from '../atlas.js';
import type { Components } from '../components/schema.js';
import type { Land, Plan } from './land.js';

interface Box {
  readonly region: number;
  readonly row: number;
  readonly left: number;
  readonly right: number;
}

const sizes = {
  narrow: { row: [224], wave: 2.8, step: 6, margin: 10, least: 52 },
  // Three rows are lower, so that the whole map fits a laptop.
  wide: { row: [200, 200, 172], wave: 6, step: 10, margin: 16, least: 90 },
} as const;
/** The ice above the upper row. */
export const EDGE = 32;
/** So that nobody overlooks a border, the shortest is this part of the width of one region of four. */
const LEAST_STEP = 0.2;
const ALIKE = 1e-9;

/** Null where the boxes do not show the neighbours of the map, or some would be too small for what stands there. */
export function mapPlan(components: Components, layout: Layout, width: number): Plan | null {
  const boxes = components.drawing.values.map((box, index) => ({ ...box, region: index + 1 }));
  if (!showsNeighbours(components, boxes)) return null;
  const { row: heights, wave, step, margin, least } = sizes[layout];
  const stretched = stretch(boxes);
  const [west, east] = [
    Math.min(...stretched.map(({ left }) => left)),
    Math.max(...stretched.map(({ right }) => right)),
  ];
  const unit = (width - 2 * margin) / (east - west);
  const north = Math.min(...boxes.map((box) => box.row));
  const rows = Math.max(...boxes.map((box) => box.row)) - north + 1;
  const row = heights[Math.min(rows, heights.length) - 1] ?? 0;
  const waved = waves(wave);
  const lands = stretched.map((box): Land => {
    const [x1, x2] = [margin + (box.left - west) * unit, margin + (box.right - west) * unit];
    const y1 = EDGE + (box.row - north) * row;
    const y2 = y1 + row;
    const [top, bottom] = [along(x1, x2, step), along(x2, x1, step)];
    const [down, up] = [along(y1, y2, step), along(y2, y1, step)];
    const upper = top.map((x) => waved(x, y1));
    const inset = wave * 1.5 + 1;
    return {
      region: box.region,
      outline: [
        ...upper,
        ...down.slice(1).map((y) => waved(x2, y)),
        ...bottom.slice(1).map((x) => waved(x, y2)),
        ...up.slice(1, -1).map((y) => waved(x1, y)),
      ],
      room: { x: x1 + inset, y: y1 + inset, width: x2 - x1 - 2 * inset, height: row - 2 * inset },
      edge:
        box.row === north && components.topEdge.values.includes(box.region)
          ? [[x1, 0], [x2, 0], ...upper.toReversed()]
          : null,
    };
  });
  if (lands.some(({ room }) => room.width < least)) return null;
  return { width, height: EDGE + rows * row + margin, lands, links: [], isMap: true };
}

/** The same points for both sides of a border. */
function along(from: number, to: number, step: number): number[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const points = [low];
  for (let at = (Math.floor(low / step) + 1) * step; at < high - 0.5; at += step) points.push(at);
  points.push(high);
  return from < to ? points : points.reverse();
}

/** Bends the straight cuts without tearing anything apart, so neighbours stay neighbours. */
const waves =
  (size: number) =>
  (x: number, y: number): Point => [
    x + size * (Math.sin(y / (size * 5.3) + 0.4) + 0.5 * Math.sin(y / (size * 2.1) + x / 90)),
    y + size * (Math.sin(x / (size * 6.1) + 1.9) + 0.5 * Math.sin(x / (size * 2.4) + y / 90)),
  ];

/** Moves the cuts apart where they lie very close to each other; their order stays. */
function stretch(boxes: readonly Box[]): Box[] {
  const cuts = [...new Set(boxes.flatMap(({ left, right }) => [left, right]))].sort((a, b) => a - b);
  const least = (LEAST_STEP / 4) * ((cuts.at(-1) ?? 0) - (cuts[0] ?? 0));
  const places = new Map<number, number>();
  let place = 0;
  for (const [index, cut] of cuts.entries()) {
    if (index > 0) place += Math.max(least, cut - (cuts[index - 1] ?? 0));
    places.set(cut, place);
  }
  const moved = (cut: number): number => places.get(cut) ?? 0;
  return boxes.map((box) => ({ ...box, left: moved(box.left), right: moved(box.right) }));
}

/** Whether exactly those boxes touch that are neighbours, and none lies upon another. */
function showsNeighbours(components: Components, boxes: readonly Box[]): boolean {
  const { neighbours } = atlasOf(components);
  return boxes.every(
    (one) =>
      one.left < one.right &&
      boxes.every((other) => {
        if (other.region === one.region) return true;
        const touch = touches(one, other);
        return touch !== null && touch === (neighbours[one.region]?.includes(other.region) ?? false);
      }),
  );
}

/** Null where one lies upon the other. */
function touches(one: Box, other: Box): boolean | null {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  if (one.row === other.row) return shared > ALIKE ? null : shared > -ALIKE;
  return Math.abs(one.row - other.row) === 1 && shared > ALIKE;
}
