import type { Seat } from '../../../engine/rulebook.js';
import { type Spot, spotsOf } from '../building-ground.js';
import { megalithsLeft, nextIsNeutral } from '../player.js';
import { NOBODY, playerOf, type State } from '../state.js';

/** The spots where the next megalith of a seat may stand. */
export function freeSpots(state: State, seat: Seat): number[] {
  const player = playerOf(state, seat);
  if (megalithsLeft(state.components, player) === 0) return [];
  const neutral = nextIsNeutral(state.components, player);
  const spots = spotsOf(state);
  const free: number[] = [];
  for (let spot = 0; spot < spots.length; spot += 1) {
    const place = spots[spot];
    if (place !== undefined && mayStand(state, place, spot, neutral)) free.push(spot);
  }
  return free;
}

/** The same, as soon as there is one. */
export function hasFreeSpot(state: State, seat: Seat): boolean {
  const player = playerOf(state, seat);
  if (megalithsLeft(state.components, player) === 0) return false;
  const neutral = nextIsNeutral(state.components, player);
  return spotsOf(state).some((place, spot) => mayStand(state, place, spot, neutral));
}

export function mayStand(state: State, place: Spot, spot: number, neutral: boolean): boolean {
  if (state.megaliths[spot] !== NOBODY) return false;
  // Above the ground a megalith needs all four below, and neutral ones stay on the ground.
  if (place.level > 0) return !neutral && !hasGap(state, place.beneath);
  if (isStartSpace(state, place)) return neutral;
  return hasNeighbour(state, place);
}

export const hasNeighbour = ({ megaliths }: State, { beside }: Spot): boolean => {
  for (const other of beside) if (megaliths[other] !== NOBODY) return true;
  return false;
};

export const hasGap = ({ megaliths }: State, beneath: readonly number[]): boolean => {
  for (const below of beneath) if (megaliths[below] === NOBODY) return true;
  return false;
};

export const siteAt = ({ components, land }: State, slot: number) =>
  components.sites.values[land.sites[slot] ?? -1];

export const isStartSpace = (state: State, { slot, space }: Spot): boolean =>
  siteAt(state, slot)?.start.includes(space) ?? false;

/** The free spaces of a site tile that its arrows show, for one more neutral megalith. */
export function arrowSpots(state: State, seat: Seat, slot: number): number[] {
  const player = playerOf(state, seat);
  const { components } = state;
  if (megalithsLeft(components, player) === 0 || !nextIsNeutral(components, player)) return [];
  const arrows = siteAt(state, slot)?.arrows ?? [];
  const free: number[] = [];
  for (const [spot, place] of spotsOf(state).entries()) {
    if (place.slot === slot && arrows.includes(place.space) && state.megaliths[spot] === NOBODY)
      free.push(spot);
  }
  return free;
}
