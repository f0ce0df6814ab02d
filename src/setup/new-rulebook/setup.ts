import type { Config } from '../../engine/define/index.js';
import { die, type Rng } from '../../kernel/rng.js';
import type { Game } from './rules.js';

export const setup = (game: Game, _: Config<object, object>, rng: Rng): void => rollPrize(game, rng);

/** What chance decides stands in the event, so that a log can be replayed. */
export const rollPrize = (game: Game, rng: Rng): void =>
  game.add({ type: 'prize-rolled', prize: die(6, rng) });
