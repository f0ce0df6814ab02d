import type { AnyRulebook, AnyState } from '../any-rulebook.js';
import type { Prompt, Seat, Text } from '../rulebook.js';
import { definitionOf } from './advance.js';
import type { AnyPrompt, AnySpec, AnyStep, AnyStepDefinition, Steps } from './erased.js';

type Asking = Pick<AnyRulebook, 'prompts' | 'legal'>;

/** The prompts and the legal actions of the current steps. */
export function askedBy(
  spec: AnySpec,
  steps: Steps,
): Asking & { readonly texts: Readonly<Record<string, Text>> } {
  const { step: current, meanwhile, steps: all } = spec;

  const promptsAt = (state: AnyState, step: AnyStep | undefined): Prompt[] => {
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

  const prompts: Asking['prompts'] = (state) => {
    const first = promptsAt(state, current(state));
    const more = meanwhile?.(state) ?? [];
    return more.length === 0 ? first : [...first, ...more.flatMap((step) => promptsAt(state, step))];
  };

  const asking = askingBy(spec, steps);
  const legal: Asking['legal'] = (state, seat) => {
    const step = asking(state, seat);
    return step === undefined ? [] : (definitionOf(steps, step.step).legal?.(state, step, seat) ?? []);
  };

  const texts = Object.fromEntries(promptsOf(all).map(({ kind, en, de }) => [kind, { en, de }]));
  return { prompts, legal, texts };
}

/** The step that asks a seat, of those that are asked at once. */
export const askingBy =
  ({ step: current, meanwhile }: AnySpec, steps: Steps) =>
  (state: AnyState, seat: Seat): AnyStep | undefined => {
    const first = current(state);
    if (first !== undefined && isAsked(definitionOf(steps, first.step), state, first, seat)) return first;
    return meanwhile?.(state).find((step) => isAsked(definitionOf(steps, step.step), state, step, seat));
  };

const isAsked = ({ asks, legal }: AnyStepDefinition, state: AnyState, step: AnyStep, seat: Seat): boolean =>
  legal !== undefined && (asks === undefined ? step.seat === seat : asks(state, step).includes(seat));

/** All prompts, each once, in the order of the steps. */
export function promptsOf(steps: readonly AnyStepDefinition[]): AnyPrompt[] {
  const all = steps.flatMap(({ name, prompt }) => {
    if (prompt === undefined) return [];
    return 'kinds' in prompt ? prompt.kinds : [{ ...prompt, kind: prompt.kind ?? name }];
  });
  return all.filter(({ kind }, index) => all.findIndex((one) => one.kind === kind) === index);
}
