import type { Outcome } from '../../engine/rulebook.js';
import { standings } from '../../engine/standings.js';
import type { State } from './state.js';

/** A tie goes to whoever is further ahead on the order track, so ranks are never shared. */
export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const scores = state.players.map(({ points }) => points);
  const position = state.players.map((_, seat) => state.order.indexOf(seat) + 1);
  return {
    reason: 'rounds_played',
    standings: standings(scores, [{ by: 'turn-order', values: position, fewerIsBetter: true }]),
  };
}
