import type { AnyAction, AnyRulebook, AnyState, AnyView } from '../../engine/any-rulebook.js';
import { foresee, tryOnTwins } from '../../engine/foresee.js';
import type { Prompt, Seat } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { seededRng } from '../../kernel/rng.js';
import type { Refusal } from '../refusal.js';
import { rejected } from '../rejected.js';

export interface DraftInput {
  readonly state: AnyState;
  readonly seat: Seat;
  /** At least one. */
  readonly actions: readonly AnyAction[];
  readonly seed: string;
  readonly version: number;
}

export interface DraftOutput {
  /** Whether the view shows the result of all actions. If not, the last one depends on chance or hidden information. */
  readonly certain: boolean;
  /** The number of actions whose result the view shows. */
  readonly taken: number;
  readonly prompts: readonly Prompt[];
  readonly view: AnyView;
}

/** Tries actions on imagined states that the seat cannot tell from the true one. */
export function draftTask(
  rulebook: AnyRulebook,
  { state, seat, actions, seed, version }: DraftInput,
): Result<DraftOutput, Refusal> {
  const rng = seededRng(seed, `tried ${version}`);
  const foreseen = foresee(rulebook, state, seat, actions.slice(0, -1), rng);
  if (!foreseen.ok) {
    const { index, twin, rejection } = foreseen.error;
    return err(rejected(rulebook, twin, seat, index, rejection));
  }
  const { twins } = foreseen.value;
  const last = actions.at(-1) as AnyAction;
  const tried = tryOnTwins(rulebook, twins, seat, last, rng);
  const index = actions.length - 1;
  if (!tried.ok) return err(rejected(rulebook, twins[0] as AnyState, seat, index, tried.error));
  const certain = tried.value.shown !== null;
  const twin = (certain ? tried.value.twins : twins)[0] as AnyState;
  return ok({
    certain,
    taken: certain ? actions.length : index,
    prompts: rulebook.prompts(twin),
    view: rulebook.view(twin, seat),
  });
}
