import type { Chooser } from '../../support/playout.js';
import { rulebook } from './support.js';

/** The bot on these seats, chance on the others. */
export const sitting =
  (bots: readonly number[]): Chooser =>
  (state, seat, legal, rng) =>
    bots.includes(seat)
      ? (rulebook.bot(rulebook.view(state, seat), legal, rng) as (typeof legal)[number])
      : (legal[rng.int(legal.length)] ?? { type: 'done' });
