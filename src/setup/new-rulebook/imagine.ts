import type { Viewer } from '../../engine/rulebook.js';
import { pick, type Rng } from '../../kernel/rng.js';
import type { State } from './state.js';
import { choicesOf } from './steps/choose.js';

/** Some state that the viewer cannot tell from this one: what others have chosen in secret is drawn by lot. */
export const imagine = (state: State, viewer: Viewer, rng: Rng): State => ({
  ...state,
  chosen: state.chosen.map((choice, seat) =>
    choice === 0 || seat === viewer ? choice : pick(choicesOf(state, seat), rng),
  ),
});
