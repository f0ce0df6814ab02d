import { zeros } from '../../../engine/lists.js';
import type { Seat } from '../../../engine/rulebook.js';
import { freeShare, MIDDLE, missingShares, nextSeat, ownerOf, sharesInAll } from '../shares.js';
import type { Table } from './table.js';

const MOST_TURNS = 16;
/** How much more than a fair part a robber dares to keep. */
const DARING = 1.15;

/** A division as it goes on; changed in place, because bots go through thousands of them. */
interface Division {
  readonly at: number[];
  readonly sizes: number[];
  /** Whether anybody robbed without being forced to. */
  bold: boolean;
}

/** How the division might go on from `seat`, if everybody looked after a fair part and robbed those with more. */
export function playOut(table: Table, before: readonly number[], seat: Seat, bold: boolean): Division {
  const at = before.slice();
  const sizes = sizesOf(table, at);
  const division: Division = { at, sizes, bold: false };
  let missing = missingShares(sizes);
  let current = seat;
  for (let turn = 0; turn < MOST_TURNS && missing > 0; turn += 1) {
    if (freeShare(table.seats, sizes, current) === null) current = nextSeat(table.seats, sizes, current);
    takeTurn(table, division, current, missing, bold);
    missing = missingShares(sizes);
    current = (current + 1) % table.seats;
  }
  return division;
}

export function sizesOf({ seats }: Table, at: readonly number[]): number[] {
  const sizes = zeros(sharesInAll(seats));
  for (let place = 0; place < at.length; place += 1) {
    const share = at[place] ?? MIDDLE;
    if (share !== MIDDLE) sizes[share] = (sizes[share] ?? 0) + 1;
  }
  return sizes;
}

function takeTurn(table: Table, division: Division, seat: Seat, missing: number, bold: boolean): void {
  const { at, sizes } = division;
  const own = freeShare(table.seats, sizes, seat);
  if (own === null) return;
  const worths = table.worths[seat] ?? [];
  const order = table.orders[seat] ?? [];
  const sums = zeros(sizes.length);
  let middle = 0;
  let left = 0;
  let all = 0;
  for (let place = 0; place < at.length; place += 1) {
    const share = at[place] ?? MIDDLE;
    const worth = worths[place] ?? 0;
    all += worth;
    if (share === MIDDLE) {
      middle += worth;
      left += 1;
    } else sums[share] = (sums[share] ?? 0) + worth;
  }
  const fair = (DARING * all) / sizes.length;
  const target = robbed(table, sizes, sums, seat);
  const taking = missing === 1 ? middle : Math.min(fair, (DARING * middle) / missing);
  const robbing = target === null ? 0 : Math.min(fair, sums[target] ?? 0);
  if (target !== null && (left === 0 || (bold && robbing > taking))) {
    if (left > 0) division.bold = true;
    moveAll(division, target, own);
    putBack(division, own, { order, worths }, fair, sums[target] ?? 0);
  } else if (missing === 1) {
    moveAll(division, MIDDLE, own);
  } else {
    take(division, own, { order, worths }, taking);
  }
}

function moveAll({ at, sizes }: Division, from: number, to: number): void {
  for (let place = 0; place < at.length; place += 1) {
    if (at[place] !== from) continue;
    at[place] = to;
    sizes[to] = (sizes[to] ?? 0) + 1;
  }
  if (from !== MIDDLE) sizes[from] = 0;
}

/** The share that is worth most, of those that can be robbed. */
function robbed(
  { seats }: Table,
  sizes: readonly number[],
  sums: readonly number[],
  seat: Seat,
): number | null {
  let best: number | null = null;
  for (let share = 0; share < sizes.length; share += 1) {
    if ((sizes[share] ?? 0) < 2 || ownerOf(seats, share) === seat) continue;
    if (best === null || (sums[share] ?? 0) > (sums[best] ?? 0)) best = share;
  }
  return best;
}

function take({ at, sizes }: Division, own: number, { order, worths }: Taste, enough: number): void {
  let sum = 0;
  for (let next = 0; next < order.length; next += 1) {
    const place = order[next] ?? 0;
    if (at[place] !== MIDDLE) continue;
    at[place] = own;
    sizes[own] = (sizes[own] ?? 0) + 1;
    sum += worths[place] ?? 0;
    if (sum >= enough - 1) return;
  }
}

/** At least one tile goes back; then more, as long as the share is so good that it would be robbed again. */
function putBack(
  { at, sizes }: Division,
  own: number,
  { order, worths }: Taste,
  enough: number,
  robbed: number,
): void {
  let sum = robbed;
  for (let next = order.length - 1; next >= 0; next -= 1) {
    const place = order[next] ?? 0;
    if (at[place] !== own) continue;
    at[place] = MIDDLE;
    sizes[own] = (sizes[own] ?? 0) - 1;
    sum -= worths[place] ?? 0;
    if (sizes[own] === 1 || sum <= enough + 1) return;
  }
}

/** What a seat thinks of the tiles. */
interface Taste {
  readonly order: readonly number[];
  readonly worths: readonly number[];
}
