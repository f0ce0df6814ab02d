import type { BySeat, Seat } from '../../../engine/rulebook.js';
import { SHAMAN_RED } from '../components/schema.js';
import { ownerOf } from '../shares.js';
import type { State } from '../state.js';
import { isShaman } from '../tiles.js';

export function shamanHolder({ seats, tiles }: State): Seat {
  const place = tiles.faces.findIndex(isShaman);
  return ownerOf(seats, tiles.at[place] ?? 0);
}

/** Who holds the shaman wins every tie; then the others, in the direction of its arrows. */
export function tieOrder(state: State): Seat[] {
  const { seats, tiles, components } = state;
  const { red, blue } = components.shaman.values;
  const direction = tiles.faces.includes(SHAMAN_RED) ? red : blue;
  const step = direction === 'clockwise' ? 1 : seats - 1;
  const holder = shamanHolder(state);
  const order: Seat[] = [];
  for (let index = 0; index < seats; index += 1) order.push((holder + index * step) % seats);
  return order;
}

/** The seats that have any, the most first. */
export const ranked = (amounts: BySeat<number>, order: readonly Seat[]): Seat[] =>
  order.filter((seat) => (amounts[seat] ?? 0) > 0).sort((a, b) => (amounts[b] ?? 0) - (amounts[a] ?? 0));

/** Nobody has the most of what nobody has. */
export const most = (amounts: BySeat<number>, order: readonly Seat[]): Seat | undefined =>
  ranked(amounts, order)[0];

/** A tie for the fewest hurts the seat that stands last in the order. */
export function fewest(amounts: BySeat<number>, order: readonly Seat[]): Seat {
  const least = Math.min(...amounts);
  return order.findLast((seat) => amounts[seat] === least) ?? 0;
}

/** Whether another seat has as many, so that the shaman decided. */
export const isTied = (amounts: BySeat<number>, seat: Seat): boolean =>
  amounts.some((amount, other) => other !== seat && amount === amounts[seat]);
