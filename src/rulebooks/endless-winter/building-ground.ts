import { memo } from '../../engine/memo.js';
import type { Components, Placement } from './components/schema.js';
import { siteHeight, siteWidth } from './components/schema.js';

/** A place for a megalith. `x` grows to the right, `y` downwards; a level above lies over four of the one below. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  /** On the ground: which tile of the layout, and which of its spaces; else -1. */
  readonly slot: number;
  readonly space: number;
  /** On the ground: the orthogonal neighbours. */
  readonly beside: readonly number[];
  /** Above the ground: the four spots beneath. */
  readonly beneath: readonly number[];
}

/** What decides on the layout. */
interface Laid {
  readonly components: Components;
  readonly seats: number;
  readonly options: { readonly layout: number };
}

/** A pack may have fewer layouts than the option names: then the first is taken. */
export function layoutOf({ components, seats, options }: Laid): readonly Placement[] {
  const { values } = components.layouts;
  return values[3 * (options.layout - 1) + seats - 2] ?? values[seats - 2] ?? [];
}

/** Every place that a megalith may ever have in such a game; it does not depend on which tile lies where. */
export const spotsOf = (game: Laid): readonly Spot[] => spotsIn(layoutOf(game));

const spotsIn = memo((layout: readonly Placement[]) => allSpots(layout));

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly slot: number;
  readonly space: number;
}

/** The spaces of every tile of a layout; a turned tile has been turned clockwise by a quarter. */
export function cellsOf(layout: readonly Placement[]): Cell[] {
  return layout.flatMap(({ row, column, turned }, slot) =>
    Array.from({ length: siteWidth * siteHeight }, (_, space) => {
      const [r, c] = [Math.floor(space / siteWidth), space % siteWidth];
      const [y, x] = turned ? [row + c, column + siteHeight - 1 - r] : [row + r, column + c];
      return { x, y, slot, space };
    }),
  );
}

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const UNDER = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

function allSpots(layout: readonly Placement[]): Spot[] {
  const cells = cellsOf(layout);
  const at = new Map(cells.map(({ x, y }, index) => [`${x},${y},0`, index]));
  const found = (places: readonly (readonly [number, number])[], x: number, y: number, level: number) =>
    places.flatMap(([dx, dy]) => at.get(`${x + dx},${y + dy},${level}`) ?? []);
  const spots: Spot[] = cells.map((cell) => ({
    ...cell,
    level: 0,
    beside: found(SIDES, cell.x, cell.y, 0),
    beneath: [],
  }));
  let below = spots;
  for (let level = 1; below.length > 0; level += 1) {
    const above: Spot[] = [];
    for (const { x, y } of below) {
      const beneath = found(UNDER, x, y, level - 1);
      if (beneath.length < UNDER.length) continue;
      at.set(`${x},${y},${level}`, spots.length + above.length);
      above.push({ x, y, level, slot: -1, space: -1, beside: [], beneath });
    }
    spots.push(...above);
    below = above;
  }
  return spots;
}
