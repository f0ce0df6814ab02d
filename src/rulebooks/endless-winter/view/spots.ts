import { spotsOf } from '../building-ground.js';
import { isStartSpace, siteAt } from '../gains/spots.js';
import { NEUTRAL, NOBODY, type State } from '../state.js';
import type { View } from '../view-schema.js';

interface Known {
  readonly sites: State['land']['sites'];
  readonly spots: View['spots'];
}

// The largest part of a view, and it changes only when something is built.
const known = new WeakMap<State['megaliths'], Known>();

export function spotsOfView(state: State): View['spots'] {
  const { megaliths, land } = state;
  const before = known.get(megaliths);
  if (before?.sites === land.sites) return before.spots;
  const spots = spotsIn(state);
  known.set(megaliths, { sites: land.sites, spots });
  return spots;
}

const spotsIn = (state: State): View['spots'] =>
  spotsOf(state).map((place, spot) => {
    const { x, y, level, slot, space } = place;
    const site = siteAt(state, slot);
    const owner = state.megaliths[spot] ?? NOBODY;
    return {
      spot,
      x,
      y,
      level,
      site: slot < 0 ? null : slot,
      start: isStartSpace(state, place),
      arrow: site?.arrows.includes(space) ?? false,
      covers: [...(site?.spaces[space] ?? [])],
      megalith:
        owner === NOBODY ? null : { neutral: owner === NEUTRAL, seat: owner === NEUTRAL ? null : owner },
    };
  });
