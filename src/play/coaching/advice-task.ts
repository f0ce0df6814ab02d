import { compareActions } from '../../bots/levels.js';
import { actionId } from '../../engine/action-id.js';
import type { AnyAction, AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import { TWINS, tryOnTwins } from '../../engine/foresee.js';
import type { Audience, ComponentsShape, EventShape, Prompt, Seat } from '../../engine/rulebook.js';
import { quickRng, type Rng, seededRng } from '../../kernel/rng.js';
import { question } from '../history/narration.js';
import { scoresOf } from '../work/points-task.js';

export interface AdviceInput {
  readonly state: AnyState;
  readonly seat: Seat;
  readonly version: number;
  readonly seed: string;
  readonly audience: Audience<ComponentsShape>;
}

/** What an action leads to, as far as its seat can know. */
export interface Effect {
  /** What happens, in sentences; null if it depends on chance or on what the seat does not know. */
  readonly lines: readonly string[] | null;
  /** How the seat's own points change at once: in the worst and in the best case that was tried. */
  readonly points: { readonly min: number; readonly max: number } | null;
}

export interface Advice {
  readonly id: string;
  readonly text: string;
  /** Null if it was not tried, in a long list. */
  readonly effect: Effect | null;
  /** What the search expects; null if it does not compare the action. */
  readonly worth: { readonly value: number; readonly playouts: number } | null;
}

export interface AdviceOutput {
  readonly prompt: Prompt;
  readonly question: string;
  /** The id of what the strong bot would do. */
  readonly choice: string;
  /** The choice, then what else is compared, best first, then the rest. */
  readonly actions: readonly Advice[];
  /** The steps of the search. */
  readonly steps: number;
  readonly tried: number;
}

/** As many actions as can be tried while somebody waits. */
const MAX_TRIED = 40;

/**
 * What a seat's actions do, and what the strong bot thinks of them. It uses states alone that the seat cannot tell from
 * the true one. Null if the seat is not asked.
 */
export function adviceTask(rulebook: AnyRulebook, input: AdviceInput): AdviceOutput | null {
  const { state, seat, version, seed, audience } = input;
  const prompt = rulebook.prompts(state).find((one) => one.seat === seat);
  if (prompt === undefined) return null;
  const rng = seededRng(seed, `advice ${version} ${seat}`);
  const imagined = rulebook.imagine(state, seat, rng, 'likely');
  const { action, candidates, steps } = compareActions(rulebook, imagined, seat, rng.int(2 ** 32));
  const ranks = new Map(candidates.map((one, rank) => [one.id, { ...one, rank }]));
  const choice = actionId(action);
  // The mean of few playouts may be higher by chance, and the bot knows that.
  const rankOf = ({ id }: { readonly id: string }): number =>
    id === choice ? -1 : (ranks.get(id)?.rank ?? ranks.size);
  const legal = rulebook
    .legal(state, seat)
    .map((one) => ({ id: actionId(one), one }))
    .sort((one, other) => rankOf(one) - rankOf(other));
  const twins = Array.from({ length: TWINS }, () => rulebook.imagine(state, seat, rng, 'possible'));
  const view = rulebook.view(state, seat);
  const actions = legal.map(({ id, one }, nth): Advice => {
    const found = ranks.get(id);
    const chance = quickRng(rng.int(2 ** 32));
    return {
      id,
      text: rulebook.words.action(one, view, audience),
      effect: nth < MAX_TRIED ? effectOf(rulebook, twins, seat, one, audience, chance) : null,
      worth: found === undefined ? null : { value: found.value, playouts: found.playouts },
    };
  });
  const tried = Math.min(legal.length, MAX_TRIED);
  return {
    prompt,
    question: question(rulebook, prompt, audience),
    choice,
    ...{ actions, steps, tried },
  };
}

function effectOf(
  rulebook: AnyRulebook,
  twins: readonly AnyState[],
  seat: Seat,
  action: AnyAction,
  audience: Audience<ComponentsShape>,
  rng: Rng,
): Effect | null {
  const tried = tryOnTwins(rulebook, twins, seat, action, rng);
  if (!tried.ok) return null;
  const { shown } = tried.value;
  const changes = tried.value.twins.flatMap((after, nth) => {
    const [then, now] = [scoresOf(rulebook, twins[nth] ?? null), scoresOf(rulebook, after)];
    return then === null || now === null ? [] : [(now[seat] ?? 0) - (then[seat] ?? 0)];
  });
  return {
    lines: shown === null ? null : linesIn(rulebook, shown, audience),
    points: changes.length === 0 ? null : { min: Math.min(...changes), max: Math.max(...changes) },
  };
}

/** The events that a seat is shown, in sentences. */
function linesIn({ words }: AnyRulebook, shown: string, audience: Audience<ComponentsShape>): string[] {
  const { events } = JSON.parse(shown) as { readonly events: readonly (EventShape | null)[] };
  return events.flatMap((event) => (event === null ? [] : [words.event(event, audience)]));
}
