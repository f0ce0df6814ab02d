import type { Context } from '../context.js';
import { fold } from './fold.js';
import { model } from './model.js';

/** What one transaction rates. */
const GAMES_AT_ONCE = 200;

/**
 * Numbers the games that have finished, and rates them in that order. Every step is one transaction, so a process may die
 * at any moment, and several processes may do this at once.
 */
export async function rateGames({ ratings }: Pick<Context, 'ratings'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await ratings.number(GAMES_AT_ONCE)) === GAMES_AT_ONCE);
  for (const division of await ratings.toRate(model))
    while (!signal.aborted && (await ratings.rate(division, model, fold, GAMES_AT_ONCE)));
}
