import type { Seat } from '../../engine/rulebook.js';
import { HEXES } from './board.js';
import { catalogueOf } from './catalogue.js';
import type { Figure, State } from './state.js';

export const warriorsAt = (state: State, seat: Seat, hex: number): number =>
  state.warriors[seat * HEXES + hex] ?? 0;
export const womenAt = (state: State, seat: Seat, hex: number): number =>
  state.women[seat * HEXES + hex] ?? 0;
export const peopleAt = (state: State, seat: Seat, hex: number): number =>
  warriorsAt(state, seat, hex) + womenAt(state, seat, hex);
export const figuresAt = (state: State, seat: Seat, figure: Figure, hex: number): number =>
  figure === 'warrior' ? warriorsAt(state, seat, hex) : womenAt(state, seat, hex);

export function allWarriors(state: State, seat: Seat): number {
  let sum = 0;
  for (let hex = 0; hex < HEXES; hex += 1) sum += warriorsAt(state, seat, hex);
  return sum;
}
export function allWomen(state: State, seat: Seat): number {
  let sum = 0;
  for (let hex = 0; hex < HEXES; hex += 1) sum += womenAt(state, seat, hex);
  return sum;
}
export const allPeople = (state: State, seat: Seat): number =>
  allWarriors(state, seat) + allWomen(state, seat);
export const hasPeople = (state: State, seat: Seat): boolean => {
  const end = (seat + 1) * HEXES;
  for (let at = seat * HEXES; at < end; at += 1)
    if ((state.warriors[at] ?? 0) > 0 || (state.women[at] ?? 0) > 0) return true;
  return false;
};

export const womenLeft = (state: State, seat: Seat): number =>
  state.components.limits.values.women - allWomen(state, seat);
export const warriorsLeft = (state: State, seat: Seat): number =>
  state.components.limits.values.warriors - allWarriors(state, seat);
export const figuresLeft = (state: State, seat: Seat, figure: Figure): number =>
  figure === 'warrior' ? warriorsLeft(state, seat) : womenLeft(state, seat);

export const campsOf = (state: State, seat: Seat): number[] => {
  const hexes: number[] = [];
  for (let hex = 0; hex < HEXES; hex += 1) if (state.camps[hex] === seat) hexes.push(hex);
  return hexes;
};
export const campsLeft = (state: State, seat: Seat): number =>
  state.components.limits.values.camps - campsOf(state, seat).length;

export function everySeat(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat += 1) seats.push(seat);
  return seats;
}

/** Clockwise from whoever begins. */
export function inOrder(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let after = 0; after < state.seats; after += 1) seats.push((state.start + after) % state.seats);
  return seats;
}

export const hexesWithPeople = (state: State, seat: Seat): number[] => {
  const hexes: number[] = [];
  for (let hex = 0; hex < HEXES; hex += 1) if (peopleAt(state, seat, hex) > 0) hexes.push(hex);
  return hexes;
};

/** By hex: how many people of all tribes there are. */
export function crowd(state: State): number[] {
  const sums = Array<number>(HEXES).fill(0);
  for (let at = 0, hex = 0; at < state.warriors.length; at += 1, hex += 1) {
    if (hex === HEXES) hex = 0;
    sums[hex] = (sums[hex] ?? 0) + (state.warriors[at] ?? 0) + (state.women[at] ?? 0);
  }
  return sums;
}

/** By hex: how many animals there are. */
export function animalsByHex(state: State): number[] {
  const sums = Array<number>(HEXES).fill(0);
  for (let tile = 0; tile < state.tiles.length; tile += 1) {
    const hex = state.tiles[tile] ?? -1;
    if (hex >= 0) sums[hex] = (sums[hex] ?? 0) + 1;
  }
  return sums;
}

/** By hex: how many animals and people of other tribes a seat meets there. */
export function companyOf(state: State, seat: Seat): number[] {
  const sums = animalsByHex(state);
  for (let other = 0; other < state.seats; other += 1) {
    if (other === seat) continue;
    const base = other * HEXES;
    for (let hex = 0; hex < HEXES; hex += 1) {
      const people = (state.warriors[base + hex] ?? 0) + (state.women[base + hex] ?? 0);
      if (people > 0) sums[hex] = (sums[hex] ?? 0) + people;
    }
  }
  return sums;
}

/** How many animals of each species are on a hex. */
export function herdsAt(state: State, hex: number): number[] {
  const { speciesOf } = catalogueOf(state.components);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let tile = 0; tile < state.tiles.length; tile += 1) {
    if (state.tiles[tile] !== hex) continue;
    const species = speciesOf[tile] ?? 0;
    counts[species] = (counts[species] ?? 0) + 1;
  }
  return counts;
}

export const tilesAt = (state: State, hex: number): number[] =>
  [...state.tiles.keys()].filter((tile) => state.tiles[tile] === hex);

export const isFree = (state: State, hex: number, people: readonly number[], animals: readonly number[]) =>
  people[hex] === 0 && animals[hex] === 0 && state.camps[hex] === -1 && state.closed[hex] === 0;
