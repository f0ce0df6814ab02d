import { zeros } from '../../engine/lists.js';
import { latest } from '../../engine/memo.js';
import type { BySeat, Seat } from '../../engine/rulebook.js';
import { HEXES, NOWHERE } from './board.js';
import { catalogueOf } from './catalogue.js';
import type { Figure } from './fields.js';
import { type Groups, groupOn, nobody } from './groups.js';
import type { State } from './state.js';

/** Where the people of a tribe stand. */
export const groupsOf = (state: State, seat: Seat): Groups => state.people[seat] ?? nobody;

export const warriorsAt = (state: State, seat: Seat, hex: number): number =>
  groupOn(groupsOf(state, seat), hex)?.warriors ?? 0;
export const womenAt = (state: State, seat: Seat, hex: number): number =>
  groupOn(groupsOf(state, seat), hex)?.women ?? 0;
export function peopleAt(state: State, seat: Seat, hex: number): number {
  const group = groupOn(groupsOf(state, seat), hex);
  return group === undefined ? 0 : group.warriors + group.women;
}
export const figuresAt = (state: State, seat: Seat, figure: Figure, hex: number): number =>
  figure === 'warrior' ? warriorsAt(state, seat, hex) : womenAt(state, seat, hex);

export function allWarriors(state: State, seat: Seat): number {
  let sum = 0;
  for (const { warriors } of groupsOf(state, seat)) sum += warriors;
  return sum;
}
export function allWomen(state: State, seat: Seat): number {
  let sum = 0;
  for (const { women } of groupsOf(state, seat)) sum += women;
  return sum;
}
export const allPeople = (state: State, seat: Seat): number =>
  allWarriors(state, seat) + allWomen(state, seat);
export const hasPeople = (state: State, seat: Seat): boolean => groupsOf(state, seat).length > 0;

export const womenLeft = (state: State, seat: Seat): number =>
  state.components.limits.values.women - allWomen(state, seat);
export const warriorsLeft = (state: State, seat: Seat): number =>
  state.components.limits.values.warriors - allWarriors(state, seat);
export const figuresLeft = (state: State, seat: Seat, figure: Figure): number =>
  figure === 'warrior' ? warriorsLeft(state, seat) : womenLeft(state, seat);

/** By seat: the hexes of its camps, in order. They are found once, since camps seldom change. */
const campsBySeat = latest((camps: readonly number[]): BySeat<readonly number[]> => {
  const found: number[][] = [];
  for (let hex = 0; hex < HEXES; hex += 1) {
    const seat = camps[hex] ?? NOWHERE;
    if (seat === NOWHERE) continue;
    while (found.length <= seat) found.push([]);
    found[seat]?.push(hex);
  }
  return found;
});
const noCamps: readonly number[] = [];

export const campsOf = (state: State, seat: Seat): readonly number[] =>
  campsBySeat(state.camps)[seat] ?? noCamps;
export const campsLeft = (state: State, seat: Seat): number =>
  state.components.limits.values.camps - campsOf(state, seat).length;

export function everySeat(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat += 1) seats.push(seat);
  return seats;
}

/** Clockwise from the start seat. */
export function inOrder(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let after = 0; after < state.seats; after += 1) seats.push((state.start + after) % state.seats);
  return seats;
}

export const hexesWithPeople = (state: State, seat: Seat): number[] =>
  groupsOf(state, seat).map(({ hex }) => hex);

const countPeople = latest((people: State['people']): readonly number[] => {
  const sums = zeros(HEXES);
  for (const groups of people)
    for (const { hex, warriors, women } of groups) sums[hex] = (sums[hex] ?? 0) + warriors + women;
  return sums;
});

/** By hex: how many people of all tribes there are. */
export const crowd = ({ people }: State): readonly number[] => countPeople(people);

const countAnimals = latest((tiles: readonly number[]): readonly number[] => {
  const sums = zeros(HEXES);
  for (const hex of tiles) if (hex >= 0) sums[hex] = (sums[hex] ?? 0) + 1;
  return sums;
});

/** By hex: how many animals there are. They are counted once, since they stand still while people move. */
export const animalsByHex = ({ tiles }: State): readonly number[] => countAnimals(tiles);

/** How many people of other tribes a seat meets on a hex. */
export function foreignersAt(state: State, seat: Seat, hex: number): number {
  let sum = 0;
  for (let other = 0; other < state.seats; other += 1) if (other !== seat) sum += peopleAt(state, other, hex);
  return sum;
}

/** How many animals and people of other tribes a seat meets on a hex. */
export const companyAt = (state: State, seat: Seat, hex: number): number =>
  (animalsByHex(state)[hex] ?? 0) + foreignersAt(state, seat, hex);

/** How many animals of each species are on a hex. */
export function herdsAt(state: State, hex: number): number[] {
  const counts = zeros(state.components.species.values.length);
  if (animalsByHex(state)[hex] === 0) return counts;
  const { speciesOf } = catalogueOf(state.components);
  for (let tile = 0; tile < state.tiles.length; tile += 1) {
    if (state.tiles[tile] !== hex) continue;
    const species = speciesOf[tile] ?? 0;
    counts[species] = (counts[species] ?? 0) + 1;
  }
  return counts;
}

export const isFree = (state: State, hex: number, people: readonly number[], animals: readonly number[]) =>
  people[hex] === 0 && animals[hex] === 0 && state.closed[hex] === 0;
