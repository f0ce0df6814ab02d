import type { Rng } from '../../../kernel/rng.js';

/** The hidden tiles that have the same two faces. */
export interface Bundle {
  readonly faces: readonly [string, string];
  readonly kinds: readonly number[];
}

/** The ways in which tiles can lie. */
export interface Ways {
  /** One of them by lot: how many tiles of each bundle show the first of its faces. */
  draw(rng: Rng): [Bundle, number][];
}

/*
 * Bundles are laid one after another, those that share a face together. What is left to be shown by the faces is all
 * that matters for the rest, so the ways of the rest are counted once for each such remainder.
 */

interface Table {
  readonly order: readonly Bundle[];
  /** By bundle, the indices of its two faces. */
  readonly faces: readonly (readonly [number, number])[];
  /** How many tiles show each face. */
  readonly shown: readonly number[];
  /** By bundle, the faces that no later bundle has. */
  readonly done: readonly (readonly number[])[];
  readonly counted: readonly Map<string, number>[];
  /** How many remainders may still be counted. */
  readonly budget: { left: number };
}

/** The printed tiles need some hundreds. Packs of an owner may need any number. */
const MOST_REMAINDERS = 10_000;

/** Null if there are too many to count. */
export function waysOf(bundles: readonly Bundle[], shown: ReadonlyMap<string, number>): Ways | null {
  const table = tableOf(bundles, shown);
  const isPossible = countWays(table, 0, table.shown) > 0;
  if (table.budget.left === 0) return null;
  return {
    draw(rng) {
      if (!isPossible) throw new Error('the tiles cannot lie as they do');
      let left = table.shown;
      return table.order.map((bundle, nth) => {
        const up = drawOne(table, nth, left, rng);
        left = without(table, nth, left, up) ?? left;
        return [bundle, up];
      });
    },
  };
}

/** Faces with the fewest tiles come first, so that few remainders differ at a time. */
function tableOf(bundles: readonly Bundle[], shown: ReadonlyMap<string, number>): Table {
  const others = new Map<string, number>();
  for (const { faces } of bundles) for (const face of faces) others.set(face, (others.get(face) ?? 0) + 1);
  const ranked = [...others].sort(([a, m], [b, n]) => m - n || (a < b ? -1 : 1)).map(([face]) => face);
  const ranksOf = ({ faces }: Bundle) => faces.map((face) => ranked.indexOf(face)) as [number, number];
  const first = (bundle: Bundle): number =>
    Math.min(...ranksOf(bundle)) * ranked.length + Math.max(...ranksOf(bundle));
  const order = bundles.toSorted((one, other) => first(one) - first(other));
  const faces = order.map(ranksOf);
  const isLast = (face: number, nth: number) => !faces.slice(nth + 1).some((pair) => pair.includes(face));
  return {
    ...{ order, faces },
    shown: ranked.map((face) => shown.get(face) ?? 0),
    done: faces.map((pair, nth) => pair.filter((face) => isLast(face, nth))),
    counted: order.map(() => new Map<string, number>()),
    budget: { left: MOST_REMAINDERS },
  };
}

/** What is left to be shown after a bundle; null if it cannot lie so. */
function without(
  { order, faces, done }: Table,
  nth: number,
  left: readonly number[],
  up: number,
): readonly number[] | null {
  const [one = 0, other = 0] = faces[nth] ?? [];
  const rest = [...left];
  rest[one] = (rest[one] ?? 0) - up;
  rest[other] = (rest[other] ?? 0) - ((order[nth]?.kinds.length ?? 0) - up);
  if ((rest[one] ?? 0) < 0 || (rest[other] ?? 0) < 0) return null;
  return (done[nth] ?? []).every((face) => rest[face] === 0) ? rest : null;
}

/** The ways in which the bundles from the `nth` on can lie. */
function countWays(table: Table, nth: number, left: readonly number[]): number {
  const counted = table.counted[nth];
  if (counted === undefined) return 1;
  const key = left.join();
  const before = counted.get(key);
  if (before !== undefined) return before;
  if (table.budget.left === 0) return 0;
  table.budget.left -= 1;
  let ways = 0;
  for (let up = 0; up <= sizeOf(table, nth); up += 1) ways += weightOf(table, nth, left, up);
  counted.set(key, ways);
  return ways;
}

const sizeOf = ({ order }: Table, nth: number): number => order[nth]?.kinds.length ?? 0;

function weightOf(table: Table, nth: number, left: readonly number[], up: number): number {
  const rest = without(table, nth, left, up);
  return rest === null ? 0 : choose(sizeOf(table, nth), up) * countWays(table, nth + 1, rest);
}

function drawOne(table: Table, nth: number, left: readonly number[], rng: Rng): number {
  const size = sizeOf(table, nth);
  let lot = (rng.int(2 ** 32) / 2 ** 32) * countWays(table, nth, left);
  let last = 0;
  for (let up = 0; up <= size; up += 1) {
    const weight = weightOf(table, nth, left, up);
    if (weight === 0) continue;
    last = up;
    lot -= weight;
    if (lot < 0) break;
  }
  return last;
}

/** In how many ways `some` of `all` can be chosen. */
function choose(all: number, some: number): number {
  let ways = 1;
  for (let nth = 1; nth <= some; nth += 1) ways = (ways * (all - some + nth)) / nth;
  return ways;
}
