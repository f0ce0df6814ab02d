import type { Rng } from '../../kernel/rng.js';
import type { Prompt, Seat, Text } from '../rulebook.js';
import type { ActionDefinition } from './action.js';
import type { ActionsOf, CodeOf, GameOf, NarrationOf, StateOf, StepOf } from './types.js';

/** What a seat is asked, as one sentence. */
export interface PromptParts<Rules> extends Text {
  /** Where more can be said than of every prompt of its kind: `question` is what is said of all of them. */
  readonly words?: (telling: NarrationOf<Rules>, prompt: Prompt, question: string) => string;
}

export interface PromptDefinition<Rules> extends PromptParts<Rules> {
  readonly kind: string;
}

/** One of several prompts, by what the step is about. */
export interface PromptChoice<Rules, Step> {
  readonly kinds: readonly PromptDefinition<Rules>[];
  readonly which: (state: StateOf<Rules>, step: Step) => PromptDefinition<Rules>;
}

/** A step that asks: what, what may be answered, and why something else may not. */
interface AskingStep<Rules, Step> {
  /** A prompt of its own, whose kind is the name of the step, or one that it shares with others. */
  readonly prompt: PromptParts<Rules> | PromptDefinition<Rules> | PromptChoice<Rules, Step>;
  /** Public facts that the question is about. */
  readonly about?: (state: StateOf<Rules>, step: Step, seat: Seat) => Prompt['about'] | null;
  /** What a seat may answer at all; any other action was not asked for. */
  readonly answers: readonly ActionDefinition[];
  /** What it may answer now: complete, finite, in stable order. */
  readonly legal: (state: StateOf<Rules>, step: Step, seat: Seat) => ActionsOf<Rules>[];
  /** Why an answer is not legal in this step, where that differs from what the action says. */
  readonly whyNot?: {
    readonly [Type in ActionsOf<Rules>['type']]?:
      | CodeOf<Rules>
      | ((
          state: StateOf<Rules>,
          step: Step,
          action: Extract<ActionsOf<Rules>, { type: Type }>,
          seat: Seat,
        ) => CodeOf<Rules>);
  };
  /** What every answer causes in this step, in place of what the actions say. */
  readonly carryOut?: (game: GameOf<Rules>, seat: Seat, action: ActionsOf<Rules>, rng: Rng) => void;
  /** Goes on by itself where there is nothing to ask; says whether it did. */
  readonly auto?: (game: GameOf<Rules>, step: Step, rng: Rng) => boolean;
  /** What happens where nothing is legal, and so nobody is asked. */
  readonly stuck?: (game: GameOf<Rules>, step: Step, rng: Rng) => void;
}

/** The seats that are asked at once: the seat of the step, where it has one. */
type Asked<Rules, Step> = Step extends { readonly seat: Seat }
  ? { readonly asks?: (state: StateOf<Rules>, step: Step) => readonly Seat[] }
  : { readonly asks: (state: StateOf<Rules>, step: Step) => readonly Seat[] };

/** A step that asks nobody. */
interface SilentStep<Rules, Step> {
  readonly run: (game: GameOf<Rules>, step: Step, rng: Rng) => void;
}

export type StepSpec<Rules, Name extends string> =
  | SilentStep<Rules, StepOf<Rules, Name>>
  | (AskingStep<Rules, StepOf<Rules, Name>> & Asked<Rules, StepOf<Rules, Name>>);

/** All that others need to know of a step is that there is one of this name. */
export interface DefinedStep<Name extends string> {
  readonly name: Name;
}
