import type { EventShape } from '../rulebook.js';
import type { Fields, OwnersOf, SecretNames, SeenByOthers, SeenByOwner, Stored } from './fields.js';
import type { Texts } from './texts.js';
import type { NarrationOf, StateOf } from './types.js';

/** An event: its fields, its effect on the state and its texts. */
interface EventParts<Rules, Type extends string, Of extends Fields> {
  /** The fields besides `type`, in the order in which they are sent. */
  readonly fields: Of;
  /** For readers of the API document. */
  readonly description?: string;
  /** Returns a changed copy. Uses no randomness and no clock. */
  readonly evolve: (state: StateOf<Rules>, event: Stored<Type, Of>) => StateOf<Rules>;
  /** A sentence for viewers who know its secrets. */
  readonly text: Texts<[event: SeenByOwner<Type, Of>, telling: NarrationOf<Rules>]>;
  /** The field with the only seat that sees this event. */
  readonly only?: keyof Of & string;
  /** True if its secrets are public, because every player saw it happen. */
  readonly open?: (event: Stored<Type, Of>) => boolean;
}

/** A sentence for viewers who do not know its secrets. */
interface UnseenPart<Rules, Type extends string, Of extends Fields> {
  readonly unseen: Texts<[event: SeenByOthers<Type, Of>, telling: NarrationOf<Rules>]>;
}

export type EventSpec<Rules, Type extends string, Of extends Fields> = EventParts<Rules, Type, Of> &
  ([SecretNames<Of>] extends [never] ? unknown : UnseenPart<Rules, Type, Of>) &
  ([Exclude<OwnersOf<Of>, keyof Of>] extends [never]
    ? unknown
    : {
        readonly fields: `there is no field ${Exclude<OwnersOf<Of>, keyof Of>}, whose seat would see the secret`;
      });

export interface DefinedEvent<Rules, Type extends string, Of extends Fields> {
  readonly type: Type;
  readonly fields: Of;
  readonly evolve: (state: StateOf<Rules>, event: Stored<Type, Of>) => StateOf<Rules>;
}

/** The events of these definitions, as stored in the log. */
export type EventOf<Definitions extends readonly EventDefinition[]> = Extract<
  Parameters<Definitions[number]['evolve']>[1],
  EventShape
>;

export interface EventDefinition {
  readonly type: string;
  readonly fields: Fields;
  readonly evolve: (state: never, event: never) => unknown;
}
