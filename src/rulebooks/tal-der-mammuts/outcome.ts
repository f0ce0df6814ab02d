import type { Outcome, Standing, Worth } from '../../engine/rulebook.js';
import { standings } from '../../engine/standings.js';
import { allPeople, campsOf, everySeat } from './people.js';
import type { State } from './state.js';

/** Ranked by camps, then people, then food; winners by camps come before all others. */
export function outcome(state: State): Outcome | null {
  if (state.over === null) return null;
  const { reason, winners } = state.over;
  const seats = everySeat(state);
  const ranked = standings(
    seats.map((seat) => campsOf(state, seat).length),
    [
      { by: 'people', values: seats.map((seat) => allPeople(state, seat)) },
      { by: 'food', values: state.food },
    ],
  );
  const won = rerank(ranked.filter(({ seat }) => winners.includes(seat)));
  const lost = rerank(ranked.filter(({ seat }) => !winners.includes(seat)));
  return {
    reason,
    standings: [...won, ...lost.map((one) => ({ ...one, rank: one.rank + won.length }))],
  };
}

const rerank = (some: readonly Standing[]): Standing[] =>
  some.map((one) => ({ ...one, rank: 1 + some.filter(({ rank }) => rank < one.rank).length }));

/** More than a tribe has people: a camp counts before them. */
const CAMP = 10;

/** Camps win, and people make camps. `docs/BOTS.md` has the measurements that `after` comes from. */
export const worth: Worth<State> = {
  of: (state) => everySeat(state).map((seat) => CAMP * campsOf(state, seat).length + allPeople(state, seat)),
  after: 40,
};
