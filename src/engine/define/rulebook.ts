import type { TSchema } from 'typebox';
import type { Rng } from '../../kernel/rng.js';
import type {
  BySeat,
  Config,
  Meta,
  Outcome,
  Rulebook,
  Seat,
  Text,
  Viewer,
  Violation,
  Worlds,
  Worth,
} from '../rulebook.js';
import type { ActionDefinition, ActionOf } from './action.js';
import type { EventDefinition, EventOf } from './event.js';
import type { StepDefinition } from './step.js';
import type { Formats } from './texts.js';
import type { CodeOf, ComponentsOf, GameOf, OptionsOf, StateOf, StepsOf, ViewOf } from './types.js';

/** Parts that are required only if the types of the rulebook have them. */
type Rejections<Rules> = [CodeOf<Rules>] extends [never]
  ? unknown
  : { readonly rejections: { readonly [Code in CodeOf<Rules>]: Text } };
type OwnComponents<Rules> = Rules extends { Components: unknown }
  ? { readonly components: ComponentsOf<Rules>; readonly schemas: { readonly components: TSchema } }
  : unknown;
type OwnOptions<Rules> = Rules extends { Options: unknown }
  ? { readonly schemas: { readonly options: TSchema } }
  : unknown;

/** The parts of a rulebook. Everything else is derived from its events, actions and steps. */
export type RulebookSpec<
  Rules,
  Events extends readonly EventDefinition[],
  Actions extends readonly ActionDefinition[],
  Steps extends readonly StepDefinition[],
> = RulebookParts<Rules, Events, Actions, Steps> &
  Rejections<Rules> &
  OwnComponents<Rules> &
  OwnOptions<Rules>;

/** The type of the steps; an error text if a step of the agenda or an action of a step is not defined. */
type Complete<Rules, Actions extends readonly ActionDefinition[], Steps extends readonly StepDefinition[]> =
  MissingSteps<Rules, Steps> extends infer Step extends string
    ? [Step] extends [never]
      ? Exclude<AnswersOf<Steps>['type'], Actions[number]['type']> extends infer Action extends string
        ? [Action] extends [never]
          ? Steps
          : `the action ${Action} is not defined`
        : never
      : `the step ${Step} is not defined`
    : never;

type MissingSteps<Rules, Steps extends readonly StepDefinition[]> = Rules extends { Step: unknown }
  ? Exclude<StepsOf<Rules>['step'], Steps[number]['name']>
  : never;
type AnswersOf<Steps extends readonly StepDefinition[]> = NonNullable<Steps[number]['answers']>[number];

interface RulebookParts<
  Rules,
  Events extends readonly EventDefinition[],
  Actions extends readonly ActionDefinition[],
  Steps extends readonly StepDefinition[],
> {
  readonly meta: Omit<Meta, 'prompts' | 'rejections'>;
  readonly schemas: {
    readonly view: TSchema;
    readonly options?: TSchema;
    readonly components?: TSchema;
  };
  /** In the order in which the API document lists them. */
  readonly events: Events;
  readonly actions: Actions;
  readonly steps: Complete<Rules, Actions, Steps>;
  /** Formats for placeholders: `{place}` uses `place`, `{from:share}` uses `share`. */
  readonly formats?: Formats<ComponentsOf<Rules>, ViewOf<Rules>>;

  /** The next step to ask or run; undefined if there is none. */
  readonly step: (state: StateOf<Rules>) => StepsOf<Rules> | undefined;
  /**
   * Steps that other seats may answer before the next one: what is asked at once. In whatever order they are answered,
   * they must lead to the same.
   */
  readonly meanwhile?: (state: StateOf<Rules>) => readonly StepsOf<Rules>[];
  /**
   * The state with the steps of a seat in front that answers before its turn. Where it stands, the rest of the rulebook
   * need not know that several seats are asked: actions, events with this `seat` and its view find their step in front.
   * Null, and at once, where there is nothing to bring forward: every event asks.
   */
  readonly inFront?: (state: StateOf<Rules>) => ((seat: Seat) => StateOf<Rules>) | null;
  /** Runs what comes next if there is no step. True if it did something. */
  readonly idle?: (game: GameOf<Rules>, rng: Rng) => boolean;
  /** Adds the direct consequences of earlier events, before the next step is read. */
  readonly tend?: (game: GameOf<Rules>) => void;
  /** Why an action is not legal in any step, such as one that names an unknown place. */
  readonly whyNot?: (
    state: StateOf<Rules>,
    action: ActionOf<Actions>,
    step: StepsOf<Rules>,
    seat: Seat,
  ) => CodeOf<Rules> | null;

  readonly flaws?: (config: Config<OptionsOf<Rules>, ComponentsOf<Rules>>) => Violation[];
  readonly initial: (config: Config<OptionsOf<Rules>, ComponentsOf<Rules>>) => StateOf<Rules>;
  /** Adds the events of the setup, including shuffles and deals. */
  readonly setup?: (
    game: GameOf<Rules>,
    config: Config<OptionsOf<Rules>, ComponentsOf<Rules>>,
    rng: Rng,
  ) => void;
  readonly view: (state: StateOf<Rules>, viewer: Viewer) => ViewOf<Rules>;
  readonly imagine: (state: StateOf<Rules>, viewer: Viewer, rng: Rng, worlds?: Worlds) => StateOf<Rules>;
  /** Whether an action brings to light what its seat does not know, where the rules can say so for certain. */
  readonly reveals?: (state: StateOf<Rules>, seat: Seat, action: ActionOf<Actions>) => boolean;
  /** Default: the game ends when no step is left, and the highest of `scores` wins. */
  readonly outcome?: (state: StateOf<Rules>) => Outcome | null;
  /** The number of the round, if the rules count rounds. */
  readonly round?: (state: StateOf<Rules>) => number;
  /** The scores at any time of the game. The default outcome uses them. */
  readonly scores?: (state: StateOf<Rules>) => BySeat<number>;
  /** For searches that stop before the end, such as the default bot. Default: `scores`. */
  readonly worth?: Worth<StateOf<Rules>>;
  readonly bot?: RulebookOf<Rules, Events, Actions>['bot'];
  /** Default: a layout of the view by its schema. */
  readonly picture?: RulebookOf<Rules, Events, Actions>['picture'];
}

export type RulebookOf<
  Rules,
  Events extends readonly EventDefinition[],
  Actions extends readonly ActionDefinition[],
> = Rulebook<
  StateOf<Rules>,
  ActionOf<Actions>,
  EventOf<Events>,
  ViewOf<Rules>,
  OptionsOf<Rules>,
  ComponentsOf<Rules>
>;
