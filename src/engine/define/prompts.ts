import type { AnyRulebook, AnyState } from '../any-rulebook.js';
import type { Prompt, Seat, Text } from '../rulebook.js';
import {
  type AnyPrompt,
  type AnySpec,
  type AnyStep,
  type AnyStepDefinition,
  definitionOf,
  type Steps,
} from './erased.js';
import { facingBy } from './in-front.js';
import type { Legal } from './legal.js';

type Asking = Pick<AnyRulebook, 'prompts' | 'legal'>;

/** The prompts and the legal actions of the current steps. */
export function askedBy(
  spec: AnySpec,
  steps: Steps,
  legalIn: Legal,
): Asking & { readonly texts: Readonly<Record<string, Text>> } {
  const { step: current, meanwhile, steps: all } = spec;
  const facing = facingBy(spec);

  const promptsAt = (state: AnyState, step: AnyStep | undefined): Prompt[] => {
    if (step === undefined) return [];
    const definition = definitionOf(steps, step.step);
    const { name, run, prompt, asks } = definition;
    if (run !== undefined || prompt === undefined) return [];
    const kind = 'kinds' in prompt ? prompt.which(state, step).kind : (prompt.kind ?? name);
    if (asks === undefined) return [promptOf(definition, kind, state, step, step.seat ?? 0)];
    return asks(state, step).map((seat) => promptOf(definition, kind, state, step, seat));
  };

  const prompts: Asking['prompts'] = (state) => {
    const found = promptsAt(state, current(state));
    if (meanwhile === undefined) return found;
    for (const step of meanwhile(state)) found.push(...promptsAt(facing(state, step), step));
    return found;
  };

  const asking = askingBy(spec, steps);
  const legal: Asking['legal'] = (state, seat) => {
    const step = asking(state, seat);
    return step === undefined ? [] : legalIn.list(facing(state, { seat }), step, seat);
  };

  const texts = Object.fromEntries(promptsOf(all).map(({ kind, en, de }) => [kind, { en, de }]));
  return { prompts, legal, texts };
}

function promptOf(
  { about }: AnyStepDefinition,
  kind: string,
  state: AnyState,
  step: AnyStep,
  seat: Seat,
): Prompt {
  const facts = about?.(state, step, seat) ?? null;
  return facts === null ? { seat, kind } : { seat, kind, about: facts };
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
