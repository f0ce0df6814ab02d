import type { Seat } from '../../../engine/rulebook.js';
import { atlasOf, cardOf } from '../atlas.js';
import { supplyOf, withClub, withoutClub } from '../board.js';
import { freeRegions, neighboursOf } from '../free-regions.js';
import type { Action } from '../schemas/action.js';
import type { HunterSpot } from '../schemas/event.js';
import type { State } from '../state.js';
import type { StepOf } from '../steps.js';
import { chooseHunter, moveHunter, placeHunter, removeHunter, swap } from './tables.js';

/** From the supply; only where that is empty from elsewhere on the map. */
function placing(state: State, seat: Seat, regions: readonly number[]): Action[] {
  if (supplyOf(state, seat) === 0) return moving(state, seat, regions);
  const found: Action[] = [];
  for (const region of regions) {
    const action = placeHunter[region];
    if (action !== undefined) found.push(action);
  }
  return found;
}

/** Own hunters, from anywhere to any of `regions`. */
function moving(state: State, seat: Seat, regions: readonly number[]): Action[] {
  const found: Action[] = [];
  for (const from of freeRegions(state)) pushMoves(found, state, seat, seat, from, regions);
  return found;
}

/** A hunter with a club is moved by its owner alone. */
function pushMoves(
  found: Action[],
  state: State,
  by: Seat,
  seat: Seat,
  from: number,
  regions: readonly number[],
  left = (clubbed: boolean) => (clubbed ? withClub(state, from, seat) : withoutClub(state, from, seat)),
): void {
  const plain = left(false) > 0;
  const clubbed = by === seat && left(true) > 0;
  if (!plain && !clubbed) return;
  const table = moveHunter[seat]?.[from];
  for (const to of regions) {
    const pair = table?.[to];
    if (to === from || pair === undefined) continue;
    if (plain) found.push(pair[0]);
    if (clubbed) found.push(pair[1]);
  }
}

export const firstPlaces = (state: State, seat: Seat): Action[] => placing(state, seat, freeRegions(state));

/** Where the next hunter of a card that places hunters may go; nowhere once the card is used up. */
export function places(state: State, step: StepOf<'place'>): Action[] {
  const { effect } = cardOf(state.components, step.card);
  if (effect.type === 'all-place') {
    return step.placed < effect.hunters ? placing(state, step.seat, freeRegions(state)) : [];
  }
  if (effect.type !== 'landscape') return [];
  // So few may stand anywhere, whether the first of them stand in the landscape or not.
  if (step.placed < effect.anywhere) return placing(state, step.seat, freeRegions(state));
  return placing(state, step.seat, homesOf(state, step));
}

/** The regions of the card's own landscape, which take more hunters as long as none went astray. */
export function homesOf(state: State, { card, placed, strayed }: StepOf<'place'>): number[] {
  const { effect } = cardOf(state.components, card);
  if (effect.type !== 'landscape' || strayed || placed >= effect.there) return [];
  const homes = atlasOf(state.components).byLandscape.get(effect.landscape) ?? [];
  return homes.filter((region) => freeRegions(state).includes(region));
}

export function campPlaces(state: State, { seat, card, placed, region }: StepOf<'camp'>): Action[] {
  const { effect } = cardOf(state.components, card);
  if (effect.type !== 'camp' || placed >= effect.hunters) return [];
  return placing(state, seat, region === 0 ? freeRegions(state) : [region]);
}

export function trekMoves(state: State, step: StepOf<'trek'>): Action[] {
  const { effect } = cardOf(state.components, step.card);
  if (effect.type !== 'trek' || step.moved >= effect.hunters) return [];
  const found: Action[] = [];
  if (step.moved > 0) {
    pushMoves(found, state, step.seat, step.seat, step.from, [step.to]);
    return found;
  }
  for (const from of freeRegions(state)) {
    pushMoves(found, state, step.seat, step.seat, from, neighboursOf(state, from));
  }
  return found;
}

/** So many hunters of one card must not all be one owner's: whether `seat` would make it so. */
export const allOfOne = (owners: readonly Seat[], most: number, seat: Seat): boolean =>
  most > 1 && owners.length === most - 1 && owners.every((owner) => owner === seat);

export const ownersOf = ({ moved }: StepOf<'drive'>): Seat[] => moved.map(({ seat }) => seat);

/** How many such hunters the card has not moved yet: each goes one region far, not two. */
export function leftToDrive(state: State, { moved }: StepOf<'drive'>, hunter: HunterSpot): number {
  const { seat, region, clubbed } = hunter;
  const gone = moved.filter(
    (one) => one.seat === seat && one.region === region && one.clubbed === clubbed,
  ).length;
  return (clubbed ? withClub(state, region, seat) : withoutClub(state, region, seat)) - gone;
}

export function driveMoves(state: State, step: StepOf<'drive'>): Action[] {
  const { seat, card, moved } = step;
  const { effect } = cardOf(state.components, card);
  if (effect.type !== 'drive' || moved.length >= effect.hunters) return [];
  const found: Action[] = [];
  for (const from of freeRegions(state)) {
    const around = neighboursOf(state, from);
    for (let owner = 0; owner < state.seats; owner += 1) {
      if (allOfOne(ownersOf(step), effect.hunters, owner)) continue;
      pushMoves(found, state, seat, owner, from, around, (clubbed) =>
        leftToDrive(state, step, { seat: owner, region: from, clubbed }),
      );
    }
  }
  return found;
}

export function ownMoves(state: State, step: StepOf<'move' | 'club-or-move'>): Action[] {
  const { effect } = cardOf(state.components, step.card);
  const moved = step.step === 'move' ? step.moved : 0;
  if (effect.type !== 'club-or-move' || moved >= effect.hunters) return [];
  return moving(state, step.seat, freeRegions(state));
}

export function removals(state: State, { seat, card, owners }: StepOf<'remove'>): Action[] {
  const { effect } = cardOf(state.components, card);
  if (effect.type !== 'remove' || owners.length >= effect.hunters) return [];
  return spots(state, seat, removeHunter, freeRegions(state), (owner) =>
    allOfOne(owners, effect.hunters, owner),
  );
}

/** Hunters that `by` may touch, as actions. */
function spots(
  state: State,
  by: Seat,
  actions: typeof removeHunter,
  regions: readonly number[],
  isBarred: (owner: Seat) => boolean = () => false,
): Action[] {
  const found: Action[] = [];
  for (const region of regions) {
    for (let owner = 0; owner < state.seats; owner += 1) {
      const pair = actions[owner]?.[region];
      if (pair === undefined || isBarred(owner)) continue;
      if (withoutClub(state, region, owner) > 0) found.push(pair[0]);
      if (owner === by && withClub(state, region, owner) > 0) found.push(pair[1]);
    }
  }
  return found;
}

/** The first hunter of a swap needs another one in a neighbouring region. */
export function swapFirsts(state: State, { seat }: StepOf<'swap'>): Action[] {
  const occupied = freeRegions(state).filter((region) => hasTouchable(state, seat, region));
  const partnered = occupied.filter((region) =>
    neighboursOf(state, region).some((other) => occupied.includes(other)),
  );
  return spots(state, seat, chooseHunter, partnered);
}

function hasTouchable(state: State, by: Seat, region: number): boolean {
  for (let owner = 0; owner < state.seats; owner += 1) {
    if (withoutClub(state, region, owner) > 0) return true;
  }
  return withClub(state, region, by) > 0;
}

export const swapSeconds = (state: State, { seat, first }: StepOf<'swap-with'>): Action[] =>
  spots(state, seat, swap, neighboursOf(state, first.region));
