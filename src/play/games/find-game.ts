import { err, ok, type Result } from '../../kernel/result.js';
import { type Caller, type CallerOrService, SERVICE } from '../caller.js';
import type { Context } from '../context.js';
import type { GameRecord, Head } from '../ports/game-record.js';
import { notFound, type Refusal, refusal } from '../refusal.js';
import { seatsOf } from '../seats/holders.js';
import { FOREIGN_RULES, type LiveGame } from './live-games.js';

export const isCreator = (record: GameRecord, caller: Caller): boolean =>
  record.creatorId === caller?.playerId;

export const isInvited = (record: GameRecord, caller: Caller): boolean =>
  record.invited.some(({ id }) => id === caller?.playerId);

/** A private game is visible to its creator, its players, invited players, and anyone with its invitation code. */
export function maySee(record: GameRecord, caller: CallerOrService, invitation?: string): boolean {
  if (record.visibility !== 'private' || caller === SERVICE) return true;
  return (
    isCreator(record, caller) ||
    seatsOf(record, caller).length > 0 ||
    isInvited(record, caller) ||
    record.invitation === invitation
  );
}

/** The game, if this caller may see it. */
export async function findGame(
  context: Context,
  caller: CallerOrService,
  id: string,
  invitation?: string,
  head?: Head | null,
): Promise<Result<LiveGame, Refusal>> {
  const found = await context.live.get(id, head);
  if (found !== null && found !== FOREIGN_RULES) {
    return maySee(found.record, caller, invitation) ? ok(found) : err(notFound('game'));
  }
  const record = found === FOREIGN_RULES ? await context.games.find(id) : null;
  if (record === null || !maySee(record, caller, invitation)) return err(notFound('game'));
  return err(refusal('rulebook_changed', 'This server no longer has the rules of this game.'));
}

/** Like `findGame`, but works for games whose rules this process does not have. */
export async function findRecord(
  context: Context,
  caller: Caller,
  id: string,
  invitation?: string,
): Promise<Result<GameRecord, Refusal>> {
  const found = await context.live.get(id);
  const record = found === FOREIGN_RULES ? await context.games.find(id) : (found?.record ?? null);
  return record !== null && maySee(record, caller, invitation) ? ok(record) : err(notFound('game'));
}
