import { spotsOf } from '../building-ground.js';
import { isStartSpace, siteAt } from '../gains/spots.js';
import type { View } from '../schemas/view.js';
import { NEUTRAL, NOBODY, type State } from '../state.js';

export const spotsOfView = (state: State): View['spots'] =>
  spotsOf(state.components, state.seats).map((place, spot) => {
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
