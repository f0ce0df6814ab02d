import type { Layout, Point } from '../../../engine/drawing/index.js';
import { atlasOf } from '../atlas.js';
import type { Components } from '../components/schema.js';
import { type Land, middle, type Plan } from './land.js';

const sizes = {
  narrow: { columns: 3, row: 254, gap: 16 },
  wide: { columns: 4, row: 254, gap: 26 },
} as const;
const MARGIN = 14;
const INSET = 6;
const CUT = 10;

/** A map of which only the neighbours are known: a tile for each region, neighbours close to each other. */
export function tilePlan(components: Components, layout: Layout, width: number): Plan {
  const { regions } = atlasOf(components);
  const { columns: most, row, gap } = sizes[layout];
  const columns = Math.min(most, Math.ceil(Math.sqrt(regions.length)));
  const tile = (width - 2 * MARGIN - (columns - 1) * gap) / columns;
  const cells = arranged(components, columns);
  const lands = regions.map((region): Land => {
    const cell = cells.indexOf(region);
    const x = MARGIN + (cell % columns) * (tile + gap);
    const y = MARGIN + Math.floor(cell / columns) * (row + gap);
    return {
      region,
      outline: octagon(x, y, tile, row),
      room: { x: x + INSET, y: y + INSET, width: tile - 2 * INSET, height: row - 2 * INSET },
      edge: components.topEdge.values.includes(region)
        ? [
            [x + CUT, y - 8],
            [x + tile - CUT, y - 8],
            [x + tile - CUT, y],
            [x + CUT, y],
          ]
        : null,
    };
  });
  const centre = (region: number): Point => {
    const land = lands[region - 1];
    return land === undefined ? [0, 0] : middle(land.room);
  };
  const rows = Math.ceil(regions.length / columns);
  return {
    width,
    height: 2 * MARGIN + rows * (row + gap) - gap,
    lands,
    links: components.borders.values.map(([a = 1, b = 1]) => [centre(a), centre(b)]),
    isMap: false,
  };
}

const octagon = (x: number, y: number, width: number, height: number): Point[] => [
  [x + CUT, y],
  [x + width - CUT, y],
  [x + width, y + CUT],
  [x + width, y + height - CUT],
  [x + width - CUT, y + height],
  [x + CUT, y + height],
  [x, y + height - CUT],
  [x, y + CUT],
];

/** Regions by cell. Two change places as long as that brings neighbours closer to each other. */
function arranged({ borders, terrain }: Components, columns: number): number[] {
  const cells = terrain.values.map((_, index) => index + 1);
  const length = (): number => {
    let sum = 0;
    for (const [a = 1, b = 1] of borders.values) {
      const [one, other] = [cells.indexOf(a), cells.indexOf(b)];
      const across = (one % columns) - (other % columns);
      const down = Math.floor(one / columns) - Math.floor(other / columns);
      sum += across * across + down * down;
    }
    return sum;
  };
  const exchange = (one: number, other: number): void => {
    const kept = cells[one] ?? 0;
    cells[one] = cells[other] ?? 0;
    cells[other] = kept;
  };
  let shortest = length();
  for (let better = true; better; ) {
    better = false;
    for (let one = 0; one < cells.length; one += 1) {
      for (let other = one + 1; other < cells.length; other += 1) {
        exchange(one, other);
        const now = length();
        if (now < shortest) {
          shortest = now;
          better = true;
        } else exchange(one, other);
      }
    }
  }
  return cells;
}
