import { actionId } from '../../engine/action-id.js';
import type { AnyAction, AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import type { Language, Prompt, Seat } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Context } from '../context.js';
import { findGame } from '../games/find-game.js';
import { type Narration, narrationOf, question } from '../history/narration.js';
import { notStarted, type Refusal, refusal } from '../refusal.js';
import { seatsOf } from '../seats/holders.js';

export interface LegalAction {
  readonly id: string;
  readonly action: AnyAction;
  readonly text: string;
  /** What it loses for good, if anything. */
  readonly loss?: string;
}

export interface SeatActions {
  readonly seat: Seat;
  readonly prompt: Prompt;
  /** The prompt in words. */
  readonly text: string;
  readonly actions: readonly LegalAction[];
}

export interface LegalActions {
  readonly game: string;
  readonly rulebook: string;
  readonly version: number;
  /** An item for each of the caller's seats that is asked now. */
  readonly asked: readonly SeatActions[];
}

export async function legalActions(
  context: Context,
  playerId: string,
  gameId: string,
  language: Language,
): Promise<Result<LegalActions, Refusal>> {
  const found = await findGame(context, { playerId }, gameId);
  if (!found.ok) return found;
  const { record, rulebook, state } = found.value;
  const own = seatsOf(record, { playerId });
  if (own.length === 0) return err(refusal('not_seated', 'You hold no seat in this game.'));
  if (state === null) return err(notStarted);
  const narration = narrationOf(found.value, language);
  const asked = askedOf({ rulebook, state, prompts: record.prompts }, own, narration);
  return ok({ game: record.id, rulebook: record.rulebook, version: record.version, asked });
}

interface Asking {
  readonly rulebook: AnyRulebook;
  readonly state: AnyState;
  readonly prompts: readonly Prompt[];
}

/** What these seats are asked in a state, with all that they may answer. */
export const askedOf = (
  { rulebook, state, prompts }: Asking,
  own: readonly Seat[],
  narration: Narration,
): SeatActions[] =>
  prompts
    .filter(({ seat }) => own.includes(seat))
    .map((prompt) => {
      const view = rulebook.view(state, prompt.seat);
      const actions = rulebook.legal(state, prompt.seat).map((action) => {
        const text = rulebook.words.action(action, view, narration);
        const loss = rulebook.words.loss?.(action, view, narration) ?? null;
        return { id: actionId(action), action, text, ...(loss === null ? {} : { loss }) };
      });
      return { seat: prompt.seat, prompt, text: question(rulebook, prompt, narration), actions };
    });
