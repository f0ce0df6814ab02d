import { describe, expect, it } from 'vitest';
import { type Chooser, configFor, playout } from '../../support/playout.js';
import { anyMammut } from './support.js';

const GAMES = 20;
/** Further than the average of so few games strays; tusks in place of meat on four tiles go beyond it. */
const OFF = 12;

const byBot: Chooser = (state, seat, legal, rng) => anyMammut.bot(anyMammut.view(state, seat), legal, rng);

function totalOf(seats: number, seed: number): number {
  const { last } = playout(anyMammut, configFor(anyMammut, seats), seed, { choose: byBot });
  const { standings = [] } = anyMammut.outcome(last) ?? {};
  return standings.reduce((sum, { score }) => sum + score, 0);
}

describe('The faces of the tiles, which are our reconstruction', () => {
  // What people report of the printed game, all seats taken together.
  it.each([
    [2, 187],
    [4, 192],
  ])('let %i seats end with about %i points in all', (seats, reported) => {
    const totals = Array.from({ length: GAMES }, (_, seed) => totalOf(seats, seed));
    const average = totals.reduce((sum, total) => sum + total, 0) / GAMES;
    expect(average).toBeGreaterThan(reported - OFF);
    expect(average).toBeLessThan(reported + OFF);
  });
});
