import type { AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import type { Seat } from '../../engine/rulebook.js';
import { seededRng } from '../../kernel/rng.js';

export interface WorldInput {
  readonly state: AnyState;
  readonly seat: Seat;
  readonly version: number;
  readonly seed: string;
}

/**
 * A state that the seat cannot tell from the true one. Its chance comes from the seed, which nobody knows yet: whoever
 * knew it could find out which cards were exchanged. The same seat gets the same state at a version however often it
 * asks, so asking again tells nothing more.
 */
export const worldTask = (rulebook: AnyRulebook, { state, seat, version, seed }: WorldInput): AnyState =>
  rulebook.imagine(state, seat, seededRng(seed, `world ${version} ${seat}`), 'likely');
