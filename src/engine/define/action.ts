import { type TSchema, Type } from 'typebox';
import type { Rng } from '../../kernel/rng.js';
import type { ActionShape, Seat } from '../rulebook.js';
import { type OpenFields, type Stored, sentSchema } from './fields.js';
import type { Texts } from './texts.js';
import type { CodeOf, GameOf, NarrationOf, StateOf, StepsOf, ViewOf } from './types.js';

/** A seat's answer: what it consists of, what it causes, and what it would be to do it. */
export interface ActionSpec<Rules, Type extends string, Of extends OpenFields> {
  /** What it consists of besides its type. Actions are flat, because their ids are made of their fields. */
  readonly fields: Of;
  /** For readers of the API document. */
  readonly description?: string;
  /** Adds the events that it causes; all that chance decides stands in them. */
  readonly carryOut: (game: GameOf<Rules>, seat: Seat, action: Stored<Type, Of>, rng: Rng) => void;
  /** A short phrase, another one for each action that is legal at the same time. */
  readonly text: Texts<[action: Stored<Type, Of>, telling: NarrationOf<Rules>, view: ViewOf<Rules>]>;
  /** Why it is not legal in a step that it answers; a step may say it more exactly. */
  readonly whyNot?: (state: StateOf<Rules>, action: Stored<Type, Of>, seat: Seat) => CodeOf<Rules>;
  /** Why it does not answer this step, where there is more to say than that it was not asked for. */
  readonly notNow?: (step: StepsOf<Rules>, state: StateOf<Rules>) => CodeOf<Rules>;
}

export interface DefinedAction<Rules, Type extends string, Of extends OpenFields> {
  readonly type: Type;
  readonly fields: Of;
  readonly description?: string;
  readonly carryOut: (game: GameOf<Rules>, seat: Seat, action: Stored<Type, Of>, rng: Rng) => void;
}

export interface ActionDefinition {
  readonly type: string;
  readonly fields: OpenFields;
  readonly description?: string;
  readonly carryOut: (game: never, seat: Seat, action: never, rng: Rng) => void;
}

/** The actions that these define. */
export type ActionOf<Definitions extends readonly ActionDefinition[]> = Extract<
  Parameters<Definitions[number]['carryOut']>[2],
  ActionShape
>;

/** What is sent of actions, also where an event or a view holds one. */
export const actionSchema = (actions: readonly ActionDefinition[]): TSchema =>
  Type.Union(actions.map(({ type, fields, description }) => sentSchema(type, fields, description)));
