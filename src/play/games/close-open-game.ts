import { err, ok, type Result } from '../../kernel/result.js';
import type { Context } from '../context.js';
import { type Refusal, refusal } from '../refusal.js';
import { managesSeats } from '../seats/manages-seats.js';
import { decideAndAppend } from '../turns/decide-and-append.js';

/** Lets the creator close a game that has not started. */
export const closeOpenGame = (
  context: Context,
  gameId: string,
  playerId: string,
): Promise<Result<null, Refusal>> =>
  decideAndAppend(context, { gameId, caller: { playerId } }, async ({ record }) => {
    if (!(await managesSeats(context, record, playerId)))
      return err(refusal('not_the_creator', 'Only the creator of a game may close it.'));
    if (record.status === 'closed') return ok({ kind: 'nothing', value: null });
    if (record.status !== 'open')
      return err(refusal('already_started', 'The game has started: resign, or leave your seat.'));
    const write = () => context.games.close(gameId, record.revision, context.clock());
    return ok({ kind: 'change', write, value: () => null });
  });
