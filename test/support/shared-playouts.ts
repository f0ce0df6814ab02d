import type { AnyConfig, AnyRulebook } from '../../src/engine/any-rulebook.js';
import { canonicalJson } from '../../src/kernel/json.js';
import { type Playout, playout } from './playout.js';

/** Enough games that even the shortest rulebook has some with hidden information left. */
export const FIRST_SEED = 100;

const games = new Map<string, Playout>();

/**
 * The nth random game, or its first actions. The contract tests use the same games, so each is played once per
 * worker. The config must have the components of the rulebook.
 */
export function sharedPlayout(
  rulebook: AnyRulebook,
  config: AnyConfig,
  nth: number,
  most = Number.POSITIVE_INFINITY,
): Playout {
  const { seats, options } = config;
  const seed = FIRST_SEED + nth;
  const { id, rulesVersion } = rulebook.meta;
  const key = canonicalJson({ id, rulesVersion, seats, options, seed });
  let game = games.get(key);
  if (game === undefined) {
    game = playout(rulebook, config, seed);
    games.set(key, game);
  }
  return beginningOf(game, most);
}

function beginningOf(game: Playout, most: number): Playout {
  const last = game.steps[most - 1]?.after;
  if (last === undefined) return game;
  return { ...game, steps: game.steps.slice(0, most), log: game.log.slice(0, most + 1), last };
}
