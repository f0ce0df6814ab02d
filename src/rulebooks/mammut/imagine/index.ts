import type { Viewer, Worlds } from '../../../engine/rulebook.js';
import type { Rng } from '../../../kernel/rng.js';
import type { State } from '../state.js';
import { dealer } from './cards.js';
import { likelyCards } from './likely.js';
import { imagineTiles } from './tiles.js';

export const imagine = (state: State, viewer: Viewer, rng: Rng, worlds: Worlds = 'possible'): State => ({
  ...state,
  ...(worlds === 'likely' ? likelyCards(state, viewer, rng) : dealer(state, viewer)(rng)),
  tiles: imagineTiles(state, viewer, rng),
});
