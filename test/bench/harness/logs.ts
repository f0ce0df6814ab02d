import type { AnyRulebook } from '../../../src/engine/any-rulebook.js';
import { commitmentTo, gameSeed, type SealedEntry, seal } from '../../../src/engine/fairness.js';
import { quickRng } from '../../../src/kernel/rng.js';
import { configFor, playout } from '../../support/playout.js';

/** The secret of every game. */
export const SEED = 'the seed of all games of the bench';

const SECOND = 1_000;

/** The log of a random game, cut after so many entries, as if people had played it. */
export function sealedLog(rulebook: AnyRulebook, nth: number, entries = 5_000): SealedEntry[] {
  const { min, max } = rulebook.meta.seats;
  const seed = gameSeed(SEED, []);
  const config = configFor(rulebook, min + (nth % (max - min + 1)));
  const { log } = playout(rulebook, config, nth, { seed, most: entries - 1 });
  const rng = quickRng(nth);
  let at = Date.UTC(2026, 0, 1);
  const timed = log.map((entry) => {
    at += 1 + rng.int(60 * SECOND);
    return { ...entry, at: new Date(at) };
  });
  return seal(timed, commitmentTo(SEED), seed);
}
