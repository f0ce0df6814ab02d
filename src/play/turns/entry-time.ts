import type { Context } from '../context.js';
import type { GameRecord } from '../ports/game-record.js';

/** The time of the next entry. Even if the clock was set back, it is not before the last entry. */
export function entryTime({ clock }: Pick<Context, 'clock'>, { movedAt }: Pick<GameRecord, 'movedAt'>): Date {
  const now = clock();
  return now < movedAt ? movedAt : now;
}
