import type { Rng } from '../../src/kernel/rng.js';

/**
 * Chooses a moment of each game by the length of the game before. Chosen among all moments of its own game, a moment of
 * a long game would be chosen less often than the same moment of a short one, and how long a game goes on depends on
 * what is hidden still: a hand that is about to be played means more moments. Such a sample has other hands than the
 * truth, however well they are imagined.
 */
export class Moments {
  /** By the number of seats, since that makes a difference to lengths. */
  readonly #before = new Map<number, number>();

  /** Undefined if the game has ended by then, as it may well do. */
  oneOf<Moment>(moments: readonly Moment[], seats: number, rng: Rng): Moment | undefined {
    const before = this.#before.get(seats) ?? 0;
    this.#before.set(seats, moments.length);
    return before === 0 ? undefined : moments[rng.int(before)];
  }
}
