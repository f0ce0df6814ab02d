import type { TSchema } from 'typebox';
import type { Rng } from '../../kernel/rng.js';
import type { BySeat, Config, Flaw, Meta, Outcome, Rulebook, Seat, Text, Viewer } from '../rulebook.js';
import type { ActionDefinition, ActionOf } from './action.js';
import type { EventDefinition, EventOf } from './event.js';
import type { DefinedStep } from './step.js';
import type { Formats } from './texts.js';
import type { CodeOf, ComponentsOf, GameOf, OptionsOf, StateOf, StepsOf, ViewOf } from './types.js';

/** What a rulebook has where its types say so. */
type Rejections<Rules> = [CodeOf<Rules>] extends [never]
  ? unknown
  : { readonly rejections: { readonly [Code in CodeOf<Rules>]: Text } };
type OwnComponents<Rules> = Rules extends { Components: unknown }
  ? { readonly components: ComponentsOf<Rules>; readonly schemas: { readonly components: TSchema } }
  : unknown;
type OwnOptions<Rules> = Rules extends { Options: unknown }
  ? { readonly schemas: { readonly options: TSchema } }
  : unknown;

/** What a rulebook is made of; all else is derived of its events, actions and steps. */
export type RulebookSpec<
  Rules,
  Events extends readonly EventDefinition[],
  Actions extends readonly ActionDefinition[],
  Steps extends readonly DefinedStep<string>[],
> = RulebookParts<Rules, Events, Actions, Steps> &
  Rejections<Rules> &
  OwnComponents<Rules> &
  OwnOptions<Rules>;

/** The steps, where all are defined that the agenda may hold. */
type Complete<Rules, Steps extends readonly DefinedStep<string>[]> = Rules extends { Step: unknown }
  ? Exclude<StepsOf<Rules>['step'], Steps[number]['name']> extends infer Missing extends string
    ? [Missing] extends [never]
      ? Steps
      : `the step ${Missing} is not defined`
    : never
  : Steps;

interface RulebookParts<
  Rules,
  Events extends readonly EventDefinition[],
  Actions extends readonly ActionDefinition[],
  Steps extends readonly DefinedStep<string>[],
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
  readonly steps: Complete<Rules, Steps>;
  /** How values are put into words: `{place}` is said by `place`, `{from:share}` by `share`. */
  readonly formats?: Formats<ComponentsOf<Rules>, ViewOf<Rules>>;

  /** What is asked or carried out next; undefined where nothing is. */
  readonly step: (state: StateOf<Rules>) => StepsOf<Rules> | undefined;
  /** Where there is no step: carries out what comes next, and says whether anything did. */
  readonly idle?: (game: GameOf<Rules>, rng: Rng) => boolean;
  /**
   * What follows at once from what happened, before the next step is looked at. It is given what it returned for
   * the step before, null at first, so that it need not look again at what has not changed.
   */
  readonly tend?: (game: GameOf<Rules>, tended: StateOf<Rules> | null) => StateOf<Rules> | null;
  /** Why an action is not legal whatever is asked, as when it names what there is not. */
  readonly whyNot?: (
    state: StateOf<Rules>,
    action: ActionOf<Actions>,
    step: StepsOf<Rules>,
    seat: Seat,
  ) => CodeOf<Rules> | null;

  readonly flaws?: (config: Config<OptionsOf<Rules>, ComponentsOf<Rules>>) => Flaw[];
  readonly initial: (config: Config<OptionsOf<Rules>, ComponentsOf<Rules>>) => StateOf<Rules>;
  /** Adds the facts that set the table, shuffles and deals included. */
  readonly setup?: (
    game: GameOf<Rules>,
    config: Config<OptionsOf<Rules>, ComponentsOf<Rules>>,
    rng: Rng,
  ) => void;
  readonly view: (state: StateOf<Rules>, viewer: Viewer) => ViewOf<Rules>;
  readonly imagine: (state: StateOf<Rules>, viewer: Viewer, rng: Rng) => StateOf<Rules>;
  /** Without it, the highest of `scores` wins as soon as no step is left. */
  readonly outcome?: (state: StateOf<Rules>) => Outcome | null;
  /** How the seats stand, also while the game goes on: a bot that is not the rulebook's own goes by it. */
  readonly scores?: (state: StateOf<Rules>) => BySeat<number>;
  readonly bot?: RulebookOf<Rules, Events, Actions>['bot'];
  /** Without it, the view is laid out by its schema. */
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
