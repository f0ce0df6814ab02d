import { type TSchema, Type } from 'typebox';
import type { Rng } from '../../kernel/rng.js';
import type { ActionShape, Seat, Text } from '../rulebook.js';
import { type OpenFields, type Stored, sentSchema } from './fields.js';
import type { Texts } from './texts.js';
import type { CodeOf, GameOf, NarrationOf, StateOf, StepsOf, ViewOf } from './types.js';

/** An action of a seat: its fields, its effect and its texts. */
export interface ActionSpec<Rules, Type extends string, Of extends OpenFields> {
  /** The fields besides `type`. Actions are flat, because their ids are built from their fields. */
  readonly fields: Of;
  /** For readers of the API document. */
  readonly description?: string;
  /** Adds the events that it causes. The events contain every random result. */
  readonly carryOut: (game: GameOf<Rules>, seat: Seat, action: Stored<Type, Of>, rng: Rng) => void;
  /** A short phrase. Actions that are legal at the same time have different phrases. */
  readonly text: Texts<[action: Stored<Type, Of>, telling: NarrationOf<Rules>, view: ViewOf<Rules>]>;
  /** What it loses for good, beside what it is for: its player is asked to confirm it. Null if nothing. */
  readonly loses?: (action: Stored<Type, Of>, view: ViewOf<Rules>) => Text | null;
  /** Why it is not legal in a step that accepts it. A step may override this. */
  readonly whyNot?: (state: StateOf<Rules>, action: Stored<Type, Of>, seat: Seat) => CodeOf<Rules>;
  /** Why this step does not accept it, if `not_asked_for` is too general. */
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

/** The actions of these definitions. */
export type ActionOf<Definitions extends readonly ActionDefinition[]> = Extract<
  Parameters<Definitions[number]['carryOut']>[2],
  ActionShape
>;

/** The schema of actions on the wire, also for events and views that contain one. */
export const actionSchema = (actions: readonly ActionDefinition[]): TSchema =>
  Type.Union(actions.map(({ type, fields, description }) => sentSchema(type, fields, description)));
