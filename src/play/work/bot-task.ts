import { actionId, sameAction } from '../../engine/action-id.js';
import type { AnyAction, AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import type { Seat } from '../../engine/rulebook.js';
import { botAnswer } from '../../engine/sampling-bot.js';
import { pick, seededRng } from '../../kernel/rng.js';

export interface BotInput {
  readonly state: AnyState;
  readonly seat: Seat;
  readonly seed: string;
  /** The version of the answer. */
  readonly version: number;
}

export interface BotOutput {
  readonly action: AnyAction;
  /** Why the action is a random one; null if the bot chose it. */
  readonly failure: string | null;
}

/** If a bot throws or chooses an illegal action, a random action keeps the game going. */
export function botTask(rulebook: AnyRulebook, { state, seat, seed, version }: BotInput): BotOutput {
  const legal = rulebook.legal(state, seat);
  const rng = seededRng(seed, `bot ${version}`);
  try {
    const chosen = botAnswer(rulebook, state, seat, legal, rng);
    const lawful = sameAction(legal, chosen);
    if (lawful !== undefined) return { action: lawful, failure: null };
    throw new Error(`${actionId(chosen)} is not legal`);
  } catch (error) {
    return { action: pick(legal, rng), failure: error instanceof Error ? error.message : String(error) };
  }
}
