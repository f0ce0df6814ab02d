import type { Seat } from '../../../src/engine/rulebook.js';
import { pick, type Rng } from '../../../src/kernel/rng.js';
import type { State } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import type { Action } from '../../../src/rulebooks/tal-der-mammuts/steps/index.js';
import { rulebook } from './given.js';

export type Strategy = (state: State, seat: Seat, legal: readonly Action[], rng: Rng) => Action;

export const atRandom: Strategy = (_state, _seat, legal, rng) => pick(legal, rng);

/**
 * Random tribes starve within a year and so see little of the rules. Three of four answers are the bot's, so that
 * games last, camps are founded and lost, and still anything may happen.
 */
export const carefully: Strategy = (state, seat, legal, rng) =>
  rng.int(4) === 0 ? pick(legal, rng) : rulebook.bot(rulebook.view(state, seat), legal, rng);
