import type { Context } from '../context.js';
import { isCreator } from '../games/find-game.js';
import type { GameRecord } from '../ports/game-record.js';

/**
 * Whether a player has the creator's power over the seats of a game. Nobody has in a tournament: who created it, or plays at
 * the table, could decide who wins.
 */
export const managesSeats = async (
  { tournaments }: Pick<Context, 'tournaments'>,
  record: GameRecord,
  playerId: string,
): Promise<boolean> => isCreator(record, { playerId }) && !(await tournaments.hasTable(record.id, playerId));
