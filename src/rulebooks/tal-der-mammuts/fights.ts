import { zeros } from '../../engine/lists.js';
import type { Seat } from '../../engine/rulebook.js';
import { NOWHERE } from './board.js';
import { catalogueOf } from './catalogue.js';
import { hasFire, inForce } from './conditions.js';
import type { Figure } from './fields.js';
import {
  animalsByHex,
  everySeat,
  foreignersAt,
  groupsOf,
  herdsAt,
  peopleAt,
  warriorsAt,
  womenAt,
} from './people.js';
import { boardIn, type Fight, type State } from './state.js';

export const TRIBES = 'tribes';

/** A fight that waits to be fought; the species is NOWHERE among tribes. */
export interface Conflict {
  readonly hex: number;
  readonly species: number;
}

export const againstName = (state: State, species: number): string =>
  species === NOWHERE ? TRIBES : (state.components.species.values[species]?.id ?? TRIBES);

/** Tribes settle their quarrel before they turn to the animals. */
export function conflictsOf(state: State, seat: Seat): Conflict[] {
  const found: Conflict[] = [];
  const animals = animalsByHex(state);
  for (const { hex } of groupsOf(state, seat)) {
    if (foreignersAt(state, seat, hex) > 0) found.push({ hex, species: NOWHERE });
    else if ((animals[hex] ?? 0) > 0) {
      const herds = herdsAt(state, hex);
      for (let species = 0; species < herds.length; species += 1)
        if ((herds[species] ?? 0) > 0) found.push({ hex, species });
    }
  }
  return found;
}

/** The fight that a conflict leads to; null where women go over to warriors without one. */
export function fightOver(state: State, { hex, species }: Conflict, seat: Seat): Fight | null {
  if (species !== NOWHERE) return newFight(state, { hex, species, kind: 'animals', seats: [seat] });
  const armed = withWarriors(state, hex);
  if (armed.length === 1) return null;
  if (armed.length > 1) return newFight(state, { hex, species, kind: 'warriors', seats: armed });
  return newFight(state, { hex, species, kind: 'women', seats: tribesAt(state, hex) });
}

/** No card was played and no die rolled yet. */
export const newFight = (
  { seats }: State,
  fight: Pick<Fight, 'hex' | 'species' | 'kind' | 'seats'>,
): Fight => ({ ...fight, bonus: zeros(seats), amazons: [], rolls: [] });

export const tribesAt = (state: State, hex: number): Seat[] =>
  everySeat(state).filter((seat) => peopleAt(state, seat, hex) > 0);

export const withWarriors = (state: State, hex: number): Seat[] =>
  everySeat(state).filter((seat) => warriorsAt(state, seat, hex) > 0);

/** Which figures of a seat take part, and can be lost. */
export function fightersOf(state: State, fight: Fight, seat: Seat): Record<Figure, number> {
  const warrior = warriorsAt(state, seat, fight.hex);
  const woman = womenAt(state, seat, fight.hex);
  if (fight.kind !== 'warriors' || fight.amazons.includes(seat)) return { warrior, woman };
  return { warrior, woman: 0 };
}

const fightersLeft = (state: State, fight: Fight, seat: Seat): number => {
  const { warrior, woman } = fightersOf(state, fight, seat);
  return warrior + woman;
};

/** The tribes that still have fighters in a fight. */
export const seatsLeft = (state: State, fight: Fight): Seat[] =>
  fight.seats.filter((seat) => fightersLeft(state, fight, seat) > 0);

export function animalsLeft(state: State, { hex, species }: Fight): number {
  const { speciesOf } = catalogueOf(state.components);
  let left = 0;
  for (let tile = 0; tile < state.tiles.length; tile += 1)
    if (state.tiles[tile] === hex && speciesOf[tile] === species) left += 1;
  return left;
}

/** What a seat adds to its die. */
export function bonusOf(state: State, fight: Fight, seat: Seat): number {
  const numbers = state.components.fighting.values;
  const { hex } = fight;
  const women = fight.amazons.includes(seat) ? womenAt(state, seat, hex) : 0;
  let bonus = numbers.warrior * (warriorsAt(state, seat, hex) + women) + (fight.bonus[seat] ?? 0);
  if (state.camps[hex] === seat) {
    bonus += boardIn(state).terrain[hex] === 'mountain' ? numbers.cave : numbers.village;
    bonus += Math.max(0, state.fences[hex] ?? 0);
  }
  if (fight.kind === 'animals') {
    if (hasFire(state, seat)) bonus += numbers.fire;
    const asleep = inForce(state, 'hibernation');
    if (asleep !== null && asleep.species === againstName(state, fight.species)) bonus += asleep.bonus;
  }
  return bonus;
}

export const herdBonus = (state: State, fight: Fight): number =>
  state.components.fighting.values.animal * animalsLeft(state, fight);

/** What a seat is paid for killing an animal of this species. */
export function preyFood(state: State, species: number, seat: Seat): number {
  const full = state.components.species.values[species]?.food ?? 0;
  const lean = inForce(state, 'lean-meat');
  return (lean === null ? full : Math.ceil(full / lean.divisor)) + (state.smoked[seat] ?? 0);
}

/** The tile of a herd that dies first: tiles with letters before the reserve. */
export const preyTile = (state: State, fight: Fight): number => {
  const { speciesOf } = catalogueOf(state.components);
  return state.tiles.findIndex((hex, tile) => hex === fight.hex && speciesOf[tile] === fight.species);
};
