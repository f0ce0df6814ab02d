import type { Seat } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Context } from '../context.js';
import { findGame } from '../games/find-game.js';
import { isOver } from '../ports/game-record.js';
import { gameOver, notStarted, type Refusal, stale } from '../refusal.js';
import { hasResigned, seatResigned } from '../seats/resigned.js';
import type { DraftOutput } from '../work/draft-task.js';
import { type ActRequest, seatToAct } from './act.js';
import { readActions } from './read-actions.js';
import { seedOf } from './seal.js';

export interface Tried extends DraftOutput {
  readonly game: string;
  readonly rulebook: string;
  /** The current version: nothing was written. */
  readonly version: number;
  readonly viewer: Seat;
}

/**
 * The result of actions as far as the seat can know it. They are tried on imagined states that the seat cannot tell from
 * the true one, never on the true one, so nothing can leak.
 */
export async function tryActions(context: Context, request: ActRequest): Promise<Result<Tried, Refusal>> {
  const found = await findGame(context, request, request.gameId, undefined, request.head);
  if (!found.ok) return found;
  const { record, rulebook, state } = found.value;
  const sitting = seatToAct(found.value, request);
  if (!sitting.ok) return sitting;
  if (request.ifVersion !== undefined && request.ifVersion !== record.version) return err(stale(record));
  if (state === null) return err(notStarted);
  if (isOver(record)) return err(gameOver);
  const actions = readActions(rulebook, request.actions);
  if (!actions.ok) return actions;
  const seat = sitting.value;
  if (hasResigned(record, seat)) return err(seatResigned(seat));

  const { id, version } = record;
  const input = { state, seat, actions: actions.value, seed: seedOf(record), version };
  const tried = await context.queues.drafts.run(
    () => context.workers.run('draft', rulebook, input),
    request.signal,
  );
  if (!tried.ok) return tried;
  return ok({ game: id, rulebook: record.rulebook, version, viewer: seat, ...tried.value });
}
