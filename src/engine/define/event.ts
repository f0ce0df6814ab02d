import type { EventShape } from '../rulebook.js';
import type { Fields, SecretNames, SeenByOthers, SeenByOwner, Stored } from './fields.js';
import type { Texts } from './texts.js';
import type { NarrationOf, StateOf } from './types.js';

/** A fact in past tense: what it consists of, how it changes the state, and how it is told. */
interface EventParts<Rules, Type extends string, Of extends Fields> {
  /** What it consists of besides its type, in the order in which it is sent. */
  readonly fields: Of;
  /** For readers of the API document. */
  readonly description?: string;
  /** Copies what it changes; no randomness, no clock. */
  readonly evolve: (state: StateOf<Rules>, event: Stored<Type, Of>) => StateOf<Rules>;
  /** What happened, as a sentence, for those who know all of it. */
  readonly text: Texts<[event: SeenByOwner<Type, Of>, telling: NarrationOf<Rules>]>;
  /** The field of the only seat that learns that it happened. */
  readonly only?: keyof Of & string;
  /** Whether everybody knows its secrets, because it happened before their eyes. */
  readonly open?: (event: Stored<Type, Of>) => boolean;
}

/** What those are told who do not know its secrets. */
interface UnseenPart<Rules, Type extends string, Of extends Fields> {
  readonly unseen: Texts<[event: SeenByOthers<Type, Of>, telling: NarrationOf<Rules>]>;
}

export type EventSpec<Rules, Type extends string, Of extends Fields> = EventParts<Rules, Type, Of> &
  ([SecretNames<Of>] extends [never] ? unknown : UnseenPart<Rules, Type, Of>);

export interface DefinedEvent<Rules, Type extends string, Of extends Fields> {
  readonly type: Type;
  readonly fields: Of;
  readonly evolve: (state: StateOf<Rules>, event: Stored<Type, Of>) => StateOf<Rules>;
}

/** The events that these define, as the log has them. */
export type EventOf<Definitions extends readonly EventDefinition[]> = Extract<
  Parameters<Definitions[number]['evolve']>[1],
  EventShape
>;

export interface EventDefinition {
  readonly type: string;
  readonly fields: Fields;
  readonly evolve: (state: never, event: never) => unknown;
}
