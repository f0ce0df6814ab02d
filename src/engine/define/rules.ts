import type { ActionDefinition, ActionOf, ActionSpec, DefinedAction } from './action.js';
import { derive } from './derive.js';
import { eraseSpec, restore } from './erased.js';
import type { DefinedEvent, EventDefinition, EventSpec } from './event.js';
import type { Fields, OpenFields } from './fields.js';
import type { RulebookOf, RulebookSpec } from './rulebook.js';
import type { DefinedStep, PromptDefinition, PromptParts, StepDefinition, StepSpec } from './step.js';
import type { StepsOf } from './types.js';

/** The function that defines the events: `const event = eventsOf<{ State: State }>()`. They know no more of a game. */
export const eventsOf =
  <Rules>() =>
  <const Type extends string, Of extends Fields>(
    type: Type,
    spec: EventSpec<Rules, Type, Of>,
  ): DefinedEvent<Rules, Type, Of> => ({ type, ...spec });

/** The functions that define everything else: `const { action, step, rulebook } = rulesOf<Mammut>()`. */
export const rulesOf = <Rules>() => ({
  action: <const Type extends string, Of extends OpenFields>(
    type: Type,
    spec: ActionSpec<Rules, Type, Of>,
  ): DefinedAction<Rules, Type, Of> => ({ type, ...spec }),

  /** A prompt that several steps share. */
  prompt: (kind: string, parts: PromptParts<Rules>): PromptDefinition<Rules> => ({ kind, ...parts }),

  step: <
    const Name extends StepsOf<Rules>['step'],
    const Answers extends readonly ActionDefinition[] = readonly [],
    // A parameter of its own, or the compiler would take the `'pass'` of an action for any string.
    const Legal extends readonly ActionOf<Answers>[] = readonly ActionOf<Answers>[],
  >(
    name: Name,
    spec: StepSpec<Rules, Name, Answers, Legal>,
  ): DefinedStep<Name, Answers> => ({ name, ...spec }),

  rulebook: <
    const Events extends readonly EventDefinition[],
    const Actions extends readonly ActionDefinition[],
    const Steps extends readonly StepDefinition[],
  >(
    spec: RulebookSpec<Rules, Events, Actions, Steps>,
  ): RulebookOf<Rules, Events, Actions> => restore(derive(eraseSpec(spec))),
});
