import type { Rng } from '../../kernel/rng.js';
import type { Prompt, Seat, Text } from '../rulebook.js';
import type { ActionDefinition, ActionOf } from './action.js';
import type { CodeOf, GameOf, NarrationOf, StateOf, StepOf } from './types.js';

/** The question of a prompt, as one sentence. */
export interface PromptParts<Rules> extends Text {
  /** A more specific question; `question` is the general one. */
  readonly words?: (telling: NarrationOf<Rules>, prompt: Prompt, question: string) => string;
}

export interface PromptDefinition<Rules> extends PromptParts<Rules> {
  readonly kind: string;
}

/** One of several prompts, chosen by the step. */
export interface PromptChoice<Rules, Step> {
  readonly kinds: readonly PromptDefinition<Rules>[];
  readonly which: (state: StateOf<Rules>, step: Step) => PromptDefinition<Rules>;
}

/** A step that asks seats: its prompt, its legal actions, and the reasons for refusals. */
interface AskingStep<Rules, Step, Answers extends readonly ActionDefinition[], Legal> {
  /** The prompt of this step alone, whose kind is the name of the step, or a shared one. */
  readonly prompt: PromptParts<Rules> | PromptDefinition<Rules> | PromptChoice<Rules, Step>;
  /** Public facts about the question. */
  readonly about?: (state: StateOf<Rules>, step: Step, seat: Seat) => Prompt['about'] | null;
  /** The actions that the step accepts. Any other is refused as `not_asked_for`. */
  readonly answers: Answers;
  /** All legal actions, in a stable order. */
  readonly legal: (state: StateOf<Rules>, step: Step, seat: Seat) => Legal;
  /** Why an answer is not legal in this step. Overrides `whyNot` of the action. */
  readonly whyNot?: {
    readonly [Type in Answers[number]['type']]?:
      | CodeOf<Rules>
      | ((
          state: StateOf<Rules>,
          step: Step,
          action: Extract<ActionOf<Answers>, { type: Type }>,
          seat: Seat,
        ) => CodeOf<Rules>);
  };
  /** The effect of every action in this step. Overrides `carryOut` of the actions. */
  readonly carryOut?: (game: GameOf<Rules>, seat: Seat, action: ActionOf<Answers>, rng: Rng) => void;
  /** Runs the step without asking if there is nothing to choose. True if it did. */
  readonly auto?: (game: GameOf<Rules>, step: Step, rng: Rng) => boolean;
  /** Runs if no action is legal, in place of asking. */
  readonly stuck?: (game: GameOf<Rules>, step: Step, rng: Rng) => void;
}

/** The seats that are asked at the same time. Default: the seat of the step, if it has one. */
type Asked<Rules, Step> = Step extends { readonly seat: Seat }
  ? { readonly asks?: (state: StateOf<Rules>, step: Step) => readonly Seat[] }
  : { readonly asks: (state: StateOf<Rules>, step: Step) => readonly Seat[] };

/** A step that asks nobody. */
interface SilentStep<Rules, Step> {
  readonly run: (game: GameOf<Rules>, step: Step, rng: Rng) => void;
}

export type StepSpec<Rules, Name extends string, Answers extends readonly ActionDefinition[], Legal> =
  | SilentStep<Rules, StepOf<Rules, Name>>
  | (AskingStep<Rules, StepOf<Rules, Name>, Answers, Legal> & Asked<Rules, StepOf<Rules, Name>>);

/** Other code needs only the name of a step, and the actions that it accepts. */
export interface DefinedStep<Name extends string, Answers extends readonly ActionDefinition[]> {
  readonly name: Name;
  readonly answers?: Answers;
}

export type StepDefinition = DefinedStep<string, readonly ActionDefinition[]>;
