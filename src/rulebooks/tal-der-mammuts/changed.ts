import type { State } from './state.js';

/** All states are copied here, so that they have one layout in memory: a copy at each place would have its own. */
export const changed = (state: State, changes: Partial<State>): State => ({ ...state, ...changes });
