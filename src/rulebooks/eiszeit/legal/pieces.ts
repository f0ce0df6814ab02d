import type { Seat } from '../../../engine/rulebook.js';
import { atlasOf, cardOf } from '../atlas.js';
import { firesAt, isFree, mammothSupply, mammothsAt, withoutClub } from '../board.js';
import { stonesOf } from '../cards.js';
import { freeRegions, neighboursOf } from '../free-regions.js';
import type { Action } from '../schemas/action.js';
import type { State } from '../state.js';
import type { StepOf } from '../steps.js';
import { ownMoves } from './hunters.js';
import {
  layGlacier,
  moveFire,
  moveMammoth,
  placeMammoth,
  removeMammoth,
  takeClub,
  useClub,
} from './tables.js';

function at(actions: readonly Action[], regions: readonly number[]): Action[] {
  const found: Action[] = [];
  for (const region of regions) {
    const action = actions[region];
    if (action !== undefined) found.push(action);
  }
  return found;
}

/** From each of `from` to each other of what is within reach of it. */
function pairs(
  actions: readonly (readonly Action[])[],
  from: readonly number[],
  reach: (region: number) => readonly number[],
): Action[] {
  const found: Action[] = [];
  for (const region of from) {
    const row = actions[region];
    for (const target of reach(region)) {
      const action = row?.[target];
      if (target !== region && action !== undefined) found.push(action);
    }
  }
  return found;
}

const herds = (state: State): number[] =>
  freeRegions(state).filter((region) => mammothsAt(state, region) > 0);

/** The three options of the mammoth card, as far as the seat can pay for them. */
export function mammothOptions(state: State, { seat, card }: StepOf<'mammoth'>): Action[] {
  const { effect, stones } = cardOf(state.components, card);
  if (effect.type !== 'mammoth') return [];
  const purse = stonesOf(state, seat);
  const free = freeRegions(state);
  const placed = mammothSupply(state) > 0 && stones.values <= purse ? at(placeMammoth, free) : [];
  const { neighbours } = atlasOf(state.components);
  const moved = pairs(moveMammoth, herds(state), (from) =>
    free.filter((to) => (neighbours[from]?.includes(to) ? effect.neighbour : effect.anywhere) <= purse),
  );
  return [...placed, ...moved];
}

/** A mammoth comes from the supply, or from a neighbour to the hunters if there is none. */
export function campMammoths(state: State, { region }: StepOf<'camp-mammoth'>): Action[] {
  if (mammothSupply(state) > 0) return at(placeMammoth, region === 0 ? freeRegions(state) : [region]);
  if (region === 0) return [];
  const around = neighboursOf(state, region).filter((other) => mammothsAt(state, other) > 0);
  return pairs(moveMammoth, around, () => [region]);
}

/** It goes along with hunters, not alone. */
export const trekMammoths = (state: State, { from, to }: StepOf<'trek-mammoth'>): Action[] =>
  mammothsAt(state, from) > 0 ? pairs(moveMammoth, [from], () => [to]) : [];

export const mammothsToRemove = (state: State): Action[] => at(removeMammoth, herds(state));

export function clubs(state: State): Action[] {
  const club = state.clubSupply > 0 ? [takeClub] : [];
  return mammothSupply(state) > 0
    ? [...club, ...at(placeMammoth, freeRegions(state))]
    : [...club, ...pairs(moveMammoth, herds(state), (from) => neighboursOf(state, from))];
}

export const clubOrMove = (state: State, step: StepOf<'club-or-move'>): Action[] => [
  ...(state.clubSupply > 0 ? [takeClub] : []),
  ...ownMoves(state, step),
];

/** No hunter carries two. */
export function gives(state: State, { seat, region }: StepOf<'give'>): Action[] {
  if ((state.clubs[seat] ?? 0) === 0) return [];
  const regions = region === 0 ? atlasOf(state.components).regions : [region];
  return at(
    useClub,
    regions.filter((one) => withoutClub(state, one, seat) > 0),
  );
}

export function fires(state: State): Action[] {
  const free = freeRegions(state);
  return pairs(
    moveFire,
    free.filter((region) => firesAt(state, region) > 0),
    () => free,
  );
}

/** The ice grows from the upper edge, or from where it is already. */
export function glaciers(state: State): Action[] {
  const { neighbours } = atlasOf(state.components);
  const top = state.components.topEdge.values;
  const reached = freeRegions(state).filter(
    (region) => top.includes(region) || neighbours[region]?.some((other) => !isFree(state, other)),
  );
  return at(layGlacier, reached);
}

export const opponents = (state: State, seat: Seat): Action[] =>
  [...Array(state.seats).keys()].flatMap((other): Action[] =>
    other === seat ? [] : [{ type: 'choose-opponent', seat: other }],
  );
