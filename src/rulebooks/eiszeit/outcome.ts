import type { Outcome } from '../../engine/rulebook.js';
import { standings } from '../../engine/standings.js';
import { huntersOnMap } from './board.js';
import type { State } from './state.js';

/** A tie goes to more hunters on the map, then to more stones; who is still equal wins together. */
export const outcome = (state: State): Outcome | null =>
  state.over
    ? {
        reason: 'rounds_played',
        standings: standings(state.scores, [
          { by: 'hunters', values: state.scores.map((_, seat) => huntersOnMap(state, seat)) },
          { by: 'stones', values: state.stones },
        ]),
      }
    : null;
