import { sameAction } from '../../engine/action-id.js';
import type { AnyAction, AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import { foresee } from '../../engine/foresee.js';
import { whyNot } from '../../engine/game.js';
import type { Seat } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { seededRng } from '../../kernel/rng.js';
import type { Refusal } from '../refusal.js';
import { rejected } from '../rejected.js';

export interface ListInput {
  readonly state: AnyState;
  readonly seat: Seat;
  /** At least two. */
  readonly actions: readonly AnyAction[];
  readonly seed: string;
  readonly version: number;
}

/**
 * What each action but the last will show the seat. A list is refused by imagined states alone: otherwise an illegal
 * action at its end would reveal at no cost what the ones before lead to.
 */
export function listTask(
  rulebook: AnyRulebook,
  { state, seat, actions, seed, version }: ListInput,
): Result<readonly string[], Refusal> {
  const rng = seededRng(seed, `imagined ${version}`);
  const foreseen = foresee(rulebook, state, seat, actions.slice(0, -1), rng);
  if (!foreseen.ok) {
    const { index, twin, rejection } = foreseen.error;
    return err(rejected(rulebook, twin, seat, index, rejection));
  }
  const { twins, shown } = foreseen.value;
  const twin = twins[0] as AnyState;
  const last = actions.at(-1) as AnyAction;
  return sameAction(rulebook.legal(twin, seat), last) === undefined
    ? err(rejected(rulebook, twin, seat, actions.length - 1, whyNot(rulebook, twin, seat, last)))
    : ok(shown);
}
