import type { Seat } from '../../../engine/rulebook.js';
import { freeShare, MIDDLE, missingShares, nextSeat, ownerOf, sharesInAll } from '../shares.js';
import type { Table } from './table.js';

const MOST_TURNS = 16;
/** How much more than a fair part a robber dares to keep. */
const DARING = 1.15;

/** How the division might go on from `seat`, if everybody looked after a fair part and robbed those with more. */
export function playOut(table: Table, before: readonly number[], seat: Seat, bold: boolean): number[] {
  const at = [...before];
  let current = seat;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const sizes = sizesOf(table, at);
    if (missingShares(sizes) === 0) break;
    current =
      freeShare(table.seats, sizes, current) === null ? nextSeat(table.seats, sizes, current) : current;
    takeTurn(table, at, sizes, current, bold);
    current = (current + 1) % table.seats;
  }
  return at;
}

export function sizesOf({ seats }: Table, at: readonly number[]): number[] {
  const sizes = Array<number>(sharesInAll(seats)).fill(0);
  for (const share of at) if (share !== MIDDLE) sizes[share] = (sizes[share] ?? 0) + 1;
  return sizes;
}

function takeTurn(table: Table, at: number[], sizes: readonly number[], seat: Seat, bold: boolean): void {
  const own = freeShare(table.seats, sizes, seat);
  if (own === null) return;
  const worths = table.worths[seat] ?? [];
  const sums = sizes.map(() => 0);
  let middle = 0;
  let all = 0;
  for (let place = 0; place < at.length; place += 1) {
    const share = at[place] ?? MIDDLE;
    const worth = worths[place] ?? 0;
    all += worth;
    if (share === MIDDLE) middle += worth;
    else sums[share] = (sums[share] ?? 0) + worth;
  }
  const missing = missingShares(sizes);
  const empty = !at.includes(MIDDLE);
  const fair = (DARING * all) / sizes.length;
  const target = robbed(table, sizes, sums, seat);
  const taking = missing === 1 ? middle : Math.min(fair, (DARING * middle) / missing);
  const robbing = target === null ? 0 : Math.min(fair, sums[target] ?? 0);
  if (target !== null && (empty || (bold && robbing > taking))) {
    for (let place = 0; place < at.length; place += 1) if (at[place] === target) at[place] = own;
    putBack(at, own, worths, fair);
  } else if (missing === 1) {
    for (let place = 0; place < at.length; place += 1) if (at[place] === MIDDLE) at[place] = own;
  } else {
    take(at, own, worths, taking);
  }
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

function take(at: number[], own: number, worths: readonly number[], enough: number): void {
  let sum = 0;
  do {
    const place = extreme(at, MIDDLE, worths, 1);
    if (place < 0) return;
    at[place] = own;
    sum += worths[place] ?? 0;
  } while (sum < enough - 1);
}

/** At least one tile goes back; then more, as long as the share is so good that it would be robbed again. */
function putBack(at: number[], own: number, worths: readonly number[], enough: number): void {
  let left = 0;
  let sum = 0;
  for (let place = 0; place < at.length; place += 1) {
    if (at[place] !== own) continue;
    left += 1;
    sum += worths[place] ?? 0;
  }
  do {
    const place = extreme(at, own, worths, -1);
    at[place] = MIDDLE;
    sum -= worths[place] ?? 0;
    left -= 1;
  } while (left > 1 && sum > enough + 1);
}

/** The place there with the best tile (1), or the worst (-1). */
export function extreme(
  at: readonly number[],
  where: number,
  worths: readonly number[],
  sign: 1 | -1,
): number {
  let found = -1;
  for (let place = 0; place < at.length; place += 1) {
    if (at[place] !== where) continue;
    if (found < 0 || sign * (worths[place] ?? 0) > sign * (worths[found] ?? 0)) found = place;
  }
  return found;
}
