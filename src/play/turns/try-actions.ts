import type { AnyState, AnyView } from '../../engine/any-rulebook.js';
import { judge } from '../../engine/game.js';
import type { Prompt, Seat } from '../../engine/rulebook.js';
import { canonicalJson } from '../../kernel/json.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { seededRng } from '../../kernel/rng.js';
import type { Context } from '../context.js';
import { findGame } from '../games/find-game.js';
import { isOver } from '../ports/game-record.js';
import { gameOver, notStarted, type Refusal, stale } from '../refusal.js';
import { hasResigned, seatResigned } from '../seats/resigned.js';
import { type ActRequest, rejected, seatToAct, unforeseeable } from './act.js';
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

const TWINS = 8;

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
  const look = (twin: AnyState) => ({ prompts: rulebook.prompts(twin), view: rulebook.view(twin, seat) });
  let twins = Array.from({ length: TWINS }, () => rulebook.imagine(state, seat, rng));
  let taken = 0;
  for (const [index, action] of actions.value.entries()) {
    const [certain] = twins;
    if (certain === undefined) break;
    const next: AnyState[] = [];
    for (const twin of twins) {
      const judged = judge(rulebook, twin, seat, action, rng);
      if (!judged.ok) return err(rejected(rulebook, certain, seat, index, judged.error));
      next.push(judged.value.state);
    }
    if (new Set(next.map((twin) => canonicalJson(look(twin)))).size > 1) {
      if (index + 1 < actions.value.length)
        return err(rejected(rulebook, certain, seat, index, unforeseeable));
      break;
    }
    twins = next;
    taken += 1;
  }
  return ok({
    game: record.id,
    rulebook: record.rulebook,
    version: record.version,
    viewer: seat,
    certain: taken === actions.value.length,
    taken,
    ...look(twins[0] as AnyState),
  });
}
