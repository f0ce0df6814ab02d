import { zeros } from '../../engine/lists.js';
import type { Seat } from '../../engine/rulebook.js';
import type { State } from './state.js';

/** Where a tile lies that is in no share. */
export const MIDDLE = -1;

/** Two players build two separate shares each. */
export const sharesPerSeat = (seats: number): number => (seats === 2 ? 2 : 1);
export const sharesInAll = (seats: number): number => seats * sharesPerSeat(seats);
export const ownerOf = (seats: number, share: number): Seat => Math.floor(share / sharesPerSeat(seats));

/** The number of tiles in each share. */
export function shareSizes({ seats, tiles }: State): number[] {
  const sizes = zeros(sharesInAll(seats));
  for (const share of tiles.at) if (share !== MIDDLE) sizes[share] = (sizes[share] ?? 0) + 1;
  return sizes;
}

export const missingShares = (sizes: readonly number[]): number => {
  let missing = 0;
  for (const size of sizes) if (size === 0) missing += 1;
  return missing;
};

export function placesAt({ tiles }: State, where: number): number[] {
  const places: number[] = [];
  for (let place = 0; place < tiles.at.length; place += 1) if (tiles.at[place] === where) places.push(place);
  return places;
}

/** The share that a seat would build next; null when it has all of its own. */
export function freeShare(seats: number, sizes: readonly number[], seat: Seat): number | null {
  const most = sharesPerSeat(seats);
  for (let share = seat * most; share < (seat + 1) * most; share += 1) if (sizes[share] === 0) return share;
  return null;
}

/** Clockwise from `seat`; who has all its shares is skipped. */
export function nextSeat(seats: number, sizes: readonly number[], seat: Seat): Seat {
  for (let step = 1; step <= seats; step += 1) {
    const next = (seat + step) % seats;
    if (freeShare(seats, sizes, next) !== null) return next;
  }
  throw new Error('every share is taken, nobody is next');
}
