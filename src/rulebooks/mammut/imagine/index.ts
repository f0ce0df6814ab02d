import type { Viewer } from '../../../engine/rulebook.js';
import type { Rng } from '../../../kernel/rng.js';
import type { State } from '../state.js';
import { imagineCards } from './cards.js';
import { imagineTiles } from './tiles.js';

export const imagine = (state: State, viewer: Viewer, rng: Rng): State => ({
  ...state,
  ...imagineCards(state, viewer, rng),
  tiles: imagineTiles(state, viewer, rng),
});
