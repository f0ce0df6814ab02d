import type { Seat } from '../../engine/rulebook.js';
import { hasFire, inForce } from './conditions.js';
import { allPeople, groupsOf } from './people.js';
import { boardIn, isFlooded, isLastRound, type State } from './state.js';

/** What a tribe eats this round; in winter the advanced rules cost a tribe without fire more. */
export function upkeepOf(state: State, seat: Seat): number {
  const people = allPeople(state, seat);
  if (!state.options.advanced || hasFire(state, seat)) return people;
  const cold = inForce(state, 'cold');
  if (cold !== null) return people * cold.upkeep;
  if (state.season === 'summer') return people;
  return Math.floor((people * state.components.food.values.winterHalves) / 2);
}

/** The fishing banks of a hex: one for the lake, one for rivers. */
export function fishOn(state: State, hex: number): number {
  const { atLake, atRiver } = boardIn(state);
  const rivers =
    inForce(state, 'drought') === null && inForce(state, 'frozen-rivers') === null && atRiver[hex] === true;
  const banks = (atLake[hex] === true ? 1 : 0) + (rivers ? 1 : 0);
  return isFlooded(state, hex) ? Math.max(1, banks) : banks;
}

export interface Income {
  readonly fish: number;
  readonly gathered: number;
  readonly harvest: number;
}

export function incomeOf(state: State, seat: Seat): Income {
  const { terrain } = boardIn(state);
  const numbers = state.components.food.values;
  const rich = inForce(state, 'rich-harvest');
  const harvesting = state.season === 'summer' && isLastRound(state);
  let [fish, gathered, harvest] = [0, 0, 0];
  for (const { hex } of groupsOf(state, seat)) {
    fish += fishOn(state, hex);
    if (state.season === 'summer' && terrain[hex] === 'forest') gathered += numbers.forest;
    const ears = state.camps[hex] === seat ? (state.fields[hex] ?? 0) : 0;
    if (!harvesting || ears === 0) continue;
    harvest += ears > 1 ? (rich?.intact ?? numbers.intact) : (rich?.damaged ?? numbers.damaged);
  }
  return { fish: fish * numbers.bank * (inForce(state, 'fishing')?.times ?? 1), gathered, harvest };
}
