import type { Outcome } from '../../engine/rulebook.js';
import { standings } from '../../engine/standings.js';
import type { State } from './state.js';

/** A tie goes to whoever is further on the fur track; who is still equal wins together. */
export const outcome = (state: State): Outcome | null =>
  state.over
    ? { reason: 'rounds_played', standings: standings(state.scores, [{ by: 'fur', values: state.fur }]) }
    : null;
