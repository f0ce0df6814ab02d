import { err, ok, type Result } from '../../kernel/result.js';
import { type Caller, type CallerOrService, SERVICE } from '../caller.js';
import type { Context } from '../context.js';
import type { GameRecord, Head } from '../ports/game-record.js';
import { notFound, type Refusal, refusal } from '../refusal.js';
import { seatsOf } from '../seats/holders.js';
import type { LiveGame } from './live-games.js';

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

/** The game, if this caller may see it and this process has its rules. */
export async function findGame(
  context: Context,
  caller: CallerOrService,
  id: string,
  invitation?: string,
  head?: Head | null,
): Promise<Result<LiveGame, Refusal>> {
  const found = await findReadable(context, caller, id, invitation, head);
  if (!found.ok || found.value.engine === 'present') return found;
  const { record, problem } = found.value;
  const { rulebook, rulesVersion, engineHash, engineFrozen } = record;
  const file = engineFrozen ? `, as the engine ${engineHash}` : '';
  const what = `version ${rulesVersion} of the rules of ${rulebook}${file}`;
  if (problem !== undefined)
    return err(refusal('engine_missing', `This server cannot show the game by ${what}: ${problem}.`));
  return err(refusal('engine_missing', `This server does not have ${what}, with which the game is played.`));
}

/** Like `findGame`, but works for games whose rules this process does not have: their log can be read. */
export async function findReadable(
  context: Context,
  caller: CallerOrService,
  id: string,
  invitation?: string,
  head?: Head | null,
): Promise<Result<LiveGame, Refusal>> {
  // What is not in memory takes long to read: not for those who may not see it.
  const record =
    caller === SERVICE || context.live.known(id) !== undefined ? null : await context.games.find(id);
  if (record !== null && !maySee(record, caller, invitation)) return err(notFound('game'));
  const found = await context.live.get(id, head);
  return found !== null && maySee(found.record, caller, invitation) ? ok(found) : err(notFound('game'));
}

/** What is written of a game, if this caller may see it. */
export async function findRecord(
  context: Context,
  caller: Caller,
  id: string,
  invitation?: string,
): Promise<Result<GameRecord, Refusal>> {
  const found = await findReadable(context, caller, id, invitation);
  return found.ok ? ok(found.value.record) : found;
}
