import type { AnyState } from '../../engine/any-rulebook.js';
import type { Seat } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Caller } from '../caller.js';
import type { Context } from '../context.js';
import { findGame } from '../games/find-game.js';
import { type Head, isOver } from '../ports/game-record.js';
import { gameOver, notStarted, type Refusal, refusal } from '../refusal.js';
import { holds, seatsOf } from '../seats/holders.js';
import { hasResigned, seatResigned } from '../seats/resigned.js';
import { seedOf } from '../turns/seal.js';

export interface WorldRequest {
  readonly gameId: string;
  readonly caller: Caller;
  /** The caller's first seat if it is left out. */
  readonly seat?: Seat | undefined;
  readonly head?: Head | null | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface World {
  readonly game: string;
  readonly rulebook: string;
  readonly rulesVersion: string;
  readonly engineHash: string | null;
  readonly version: number;
  readonly seat: Seat;
  readonly state: AnyState;
}

/** A state for a search: one that the seat cannot tell from the true one. */
export async function imagineWorld(context: Context, request: WorldRequest): Promise<Result<World, Refusal>> {
  const found = await findGame(context, request.caller, request.gameId, undefined, request.head);
  if (!found.ok) return found;
  const { record, rulebook, state } = found.value;
  const seat = request.seat ?? seatsOf(record, request.caller)[0];
  if (seat === undefined) return err(refusal('not_seated', 'You hold no seat in this game.'));
  if (!holds(record, request.caller, seat))
    return err(refusal('not_your_seat', `Seat ${seat} is not yours.`));
  if (state === null) return err(notStarted);
  if (isOver(record)) return err(gameOver);
  if (hasResigned(record, seat)) return err(seatResigned(seat));
  const { id, version, rulesVersion, engineHash } = record;
  const input = { state, seat, version, seed: seedOf(record) };
  const imagined = await context.queues.drafts.run(
    () => context.workers.run('world', rulebook, input),
    request.signal,
  );
  return ok({
    ...{ game: id, rulebook: record.rulebook, rulesVersion, engineHash, version, seat },
    state: imagined,
  });
}
