import type { Context } from '../context.js';
import type { GameRecord } from '../ports/game-record.js';

/** When the next entry of a game is written: a clock that was put back must not date it before the last one. */
export function entryTime({ clock }: Pick<Context, 'clock'>, { movedAt }: Pick<GameRecord, 'movedAt'>): Date {
  const now = clock();
  return now < movedAt ? movedAt : now;
}
