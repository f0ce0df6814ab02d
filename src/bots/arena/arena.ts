import type { AnyConfig, AnyRulebook } from '../../engine/any-rulebook.js';
import type { Contestant } from './contestant.js';
import { type ArenaGame, playGame } from './play-game.js';
import { rotationsOf } from './seating.js';

export interface Arena {
  readonly rulebook: AnyRulebook;
  readonly config: AnyConfig;
  readonly contestants: readonly Contestant[];
  /** At least as many; a world is played in all its rotations. */
  readonly games: number;
  /** The same seed gives the same games, as far as the contestants answer the same. */
  readonly seed: string;
  readonly signal: AbortSignal;
  /** The first world; 0 if left out. To go on where another run has ended. */
  readonly from?: number;
}

/** Plays the games one after the other. */
export async function* playArena({
  rulebook,
  config,
  contestants,
  games,
  seed,
  signal,
  from = 0,
}: Arena): AsyncGenerator<ArenaGame> {
  for (let played = 0, world = from; played < games; world += 1) {
    for (const [rotation, numbers] of rotationsOf(contestants.length, config.seats, world).entries()) {
      const table = numbers.flatMap((nth) => contestants[nth] ?? []);
      yield await playGame(rulebook, config, table, { seed, world, rotation }, signal);
      played += 1;
    }
  }
}
