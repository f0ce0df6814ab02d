import type { Asked, Contestant } from '../../bots/arena/contestant.js';
import { actionId } from '../../engine/action-id.js';
import type { AnyAction } from '../../engine/any-rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { quickRng } from '../../kernel/rng.js';

/** The limits of a program. */
export interface Limits {
  readonly ms: number;
  /** Whether questions have a state to search in, as `GET /v1/games/{id}/world` sends it. */
  readonly withWorld: boolean;
}

/** An answer is one id. */
export const MAX_ANSWER_BYTES = 1_000_000;
export const TOO_LONG = `answered with more than ${MAX_ANSWER_BYTES} bytes`;

/** What a program is asked, in one line. It has nothing but what its seat may know. */
export function requestOf(
  { rulebook, config, game, seat, prompt, legal, state, seed }: Asked,
  { withWorld }: Limits,
): string {
  const { id, rulesVersion } = rulebook.meta;
  return JSON.stringify({
    ...{ game, rulebook: id, rulesVersion, seats: config.seats, options: config.options, seat, prompt },
    actions: legal.map((action) => ({ id: actionId(action), action })),
    view: rulebook.view(state, seat),
    ...(withWorld && { world: rulebook.imagine(state, seat, quickRng(seed), 'likely') }),
  });
}

/** The action that an answer names: `{"action":"take:place=3"}`. */
export function actionIn(text: string, legal: readonly AnyAction[]): Result<AnyAction, string> {
  const named = idIn(text);
  if (named === null) return err('answered with something else than {"action":"…"}');
  const found = legal.find((action) => actionId(action) === named);
  return found === undefined ? err('answered with an action that is not legal') : ok(found);
}

function idIn(text: string): string | null {
  try {
    const { action } = JSON.parse(text) as { readonly action?: unknown };
    return typeof action === 'string' ? action : null;
  } catch {
    return null;
  }
}

/** What is asked by text. */
export interface Respondent {
  ask(request: string): Promise<Result<string, string>>;
  /** Called when it loses its game. Returns what is written of that. */
  lose(because: string): string;
  close(): Promise<void>;
}

export const askedByText = (name: string, limits: Limits, { ask, lose, close }: Respondent): Contestant => ({
  name,
  async answer(asked) {
    const text = await ask(requestOf(asked, limits));
    const answer = text.ok ? actionIn(text.value, asked.legal) : text;
    return answer.ok ? answer : err(lose(answer.error));
  },
  close,
});
