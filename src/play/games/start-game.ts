import { err, type Result } from '../../kernel/result.js';
import type { Context } from '../context.js';
import { beginDraw } from '../draws/settle-draw.js';
import type { GameRecord } from '../ports/game-record.js';
import { type Once, replyTo } from '../ports/retries/saved-replies.js';
import { type Refusal, refusal } from '../refusal.js';
import { openSeatsOf } from '../seats/holders.js';
import { decideAndAppend } from '../turns/decide-and-append.js';
import { findGame, isCreator } from './find-game.js';

/** Starts the game, or has its seats reveal their entropy first: then it starts by itself. */
export const startGame = (
  context: Context,
  playerId: string,
  gameId: string,
  once?: Once<GameRecord>,
): Promise<Result<GameRecord, Refusal>> =>
  decideAndAppend(context, { gameId, caller: { playerId }, once }, (game) => {
    const no = whyNotStart(game.record, playerId);
    return no === null ? beginDraw(context, game, replyTo(once)) : err(no);
  });

function whyNotStart(record: GameRecord, playerId: string): Refusal | null {
  if (!isCreator(record, { playerId }))
    return refusal('not_the_creator', 'Only the creator of a game may start it.');
  if (record.status !== 'open') return refusal('already_started', 'The game has already started.');
  const open = openSeatsOf(record);
  return open.length === 0 ? null : refusal('seats_not_filled', `Seat ${open.join(', ')} is still open.`);
}

/** Starts a game on behalf of its creator, if every seat is taken. */
export async function startWhenFull(context: Context, record: GameRecord): Promise<GameRecord> {
  const { id, creatorId } = record;
  if (openSeatsOf(record).length > 0) return record;
  const started = await startGame(context, creatorId, id);
  if (started.ok) return started.value;
  const found = await findGame(context, { playerId: creatorId }, id);
  return found.ok ? found.value.record : record;
}
