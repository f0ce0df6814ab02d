import type { AnyAction, AnyState, AnyView } from '../../engine/any-rulebook.js';
import { foresee, tryOnTwins } from '../../engine/foresee.js';
import type { Prompt, Seat } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { seededRng } from '../../kernel/rng.js';
import type { Context } from '../context.js';
import { findGame } from '../games/find-game.js';
import { isOver } from '../ports/game-record.js';
import { gameOver, notStarted, type Refusal, stale } from '../refusal.js';
import { hasResigned, seatResigned } from '../seats/resigned.js';
import { type ActRequest, rejected, seatToAct } from './act.js';
import { readActions } from './read-actions.js';
import { seedOf } from './seal.js';

export interface Tried {
  readonly game: string;
  readonly rulebook: string;
  /** The current version: nothing was written. */
  readonly version: number;
  readonly viewer: Seat;
  /** Whether the view shows the result of all actions. If not, the last one depends on chance or hidden information. */
  readonly certain: boolean;
  /** The number of actions whose result the view shows. */
  readonly taken: number;
  readonly prompts: readonly Prompt[];
  readonly view: AnyView;
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

  const rng = seededRng(seedOf(record), `tried ${record.version}`);
  const { value: list } = actions;
  const foreseen = foresee(rulebook, state, seat, list.slice(0, -1), rng);
  if (!foreseen.ok) {
    const { index, twin, rejection } = foreseen.error;
    return err(rejected(rulebook, twin, seat, index, rejection));
  }
  const { twins } = foreseen.value;
  const last = list.at(-1) as AnyAction;
  const tried = tryOnTwins(rulebook, twins, seat, last, rng);
  const index = list.length - 1;
  if (!tried.ok) return err(rejected(rulebook, twins[0] as AnyState, seat, index, tried.error));
  const certain = tried.value.shown !== null;
  const twin = (certain ? tried.value.twins : twins)[0] as AnyState;
  return ok({
    game: record.id,
    rulebook: record.rulebook,
    version: record.version,
    viewer: seat,
    certain,
    taken: certain ? list.length : index,
    prompts: rulebook.prompts(twin),
    view: rulebook.view(twin, seat),
  });
}
