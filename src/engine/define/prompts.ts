import type { AnyAction, AnyRulebook, AnyState } from '../any-rulebook.js';
import type { Prompt, Seat, Text } from '../rulebook.js';
import { definitionOf } from './advance.js';
import type { AnyPrompt, AnySpec, AnyStep, AnyStepDefinition, Steps } from './erased.js';

type Asking = Pick<AnyRulebook, 'prompts' | 'legal'>;

/** The prompts and the legal actions of the current step. */
export function askedBy(
  { step: current, steps: all }: AnySpec,
  steps: Steps,
): Asking & { readonly texts: Readonly<Record<string, Text>> } {
  const prompts: Asking['prompts'] = (state) => {
    const step = current(state);
    if (step === undefined) return [];
    const { name, run, prompt, asks, about } = definitionOf(steps, step.step);
    if (run !== undefined || prompt === undefined) return [];
    const kind = 'kinds' in prompt ? prompt.which(state, step).kind : (prompt.kind ?? name);
    const promptOf = (seat: Seat): Prompt => {
      const facts = about?.(state, step, seat) ?? null;
      return facts === null ? { seat, kind } : { seat, kind, about: facts };
    };
    return asks === undefined ? [promptOf(step.seat ?? 0)] : asks(state, step).map(promptOf);
  };

  const legal = (state: Parameters<Asking['legal']>[0], seat: Seat): AnyAction[] => {
    const step = current(state);
    if (step === undefined) return [];
    const definition = definitionOf(steps, step.step);
    return isAsked(definition, state, step, seat) ? (definition.legal?.(state, step, seat) ?? []) : [];
  };

  const texts = Object.fromEntries(promptsOf(all).map(({ kind, en, de }) => [kind, { en, de }]));
  return { prompts, legal, texts };
}

export const isAsked = (
  { asks, legal }: AnyStepDefinition,
  state: AnyState,
  step: AnyStep,
  seat: Seat,
): boolean =>
  legal !== undefined && (asks === undefined ? step.seat === seat : asks(state, step).includes(seat));

/** All prompts, each once, in the order of the steps. */
export function promptsOf(steps: readonly AnyStepDefinition[]): AnyPrompt[] {
  const all = steps.flatMap(({ name, prompt }) => {
    if (prompt === undefined) return [];
    return 'kinds' in prompt ? prompt.kinds : [{ ...prompt, kind: prompt.kind ?? name }];
  });
  return all.filter(({ kind }, index) => all.findIndex((one) => one.kind === kind) === index);
}
