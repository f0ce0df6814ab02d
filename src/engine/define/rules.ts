import type { ActionDefinition, ActionSpec, DefinedAction } from './action.js';
import { derive } from './derive.js';
import { eraseSpec, restore } from './erased.js';
import type { DefinedEvent, EventDefinition, EventSpec } from './event.js';
import type { Fields, OpenFields } from './fields.js';
import type { RulebookOf, RulebookSpec } from './rulebook.js';
import type { DefinedStep, PromptDefinition, PromptParts, StepSpec } from './step.js';
import type { StepsOf } from './types.js';

/** The functions that define a rulebook: `const { event, action, step, rulebook } = rulesOf<Mammut>()`. */
export const rulesOf = <Rules>() => ({
  event: <const Type extends string, Of extends Fields>(
    type: Type,
    spec: EventSpec<Rules, Type, Of>,
  ): DefinedEvent<Rules, Type, Of> => ({ type, ...spec }),

  action: <const Type extends string, Of extends OpenFields>(
    type: Type,
    spec: ActionSpec<Rules, Type, Of>,
  ): DefinedAction<Rules, Type, Of> => ({ type, ...spec }),

  /** A prompt that several steps share. */
  prompt: (kind: string, parts: PromptParts<Rules>): PromptDefinition<Rules> => ({ kind, ...parts }),

  step: <const Name extends StepsOf<Rules>['step']>(
    name: Name,
    spec: StepSpec<Rules, Name>,
  ): DefinedStep<Name> => ({ name, ...spec }),

  rulebook: <
    const Events extends readonly EventDefinition[],
    const Actions extends readonly ActionDefinition[],
    const Steps extends readonly DefinedStep<string>[],
  >(
    spec: RulebookSpec<Rules, Events, Actions, Steps>,
  ): RulebookOf<Rules, Events, Actions> => restore(derive(eraseSpec(spec))),
});
