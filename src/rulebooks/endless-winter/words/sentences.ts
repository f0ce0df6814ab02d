import type { SeenEvent } from '../schemas/event.js';
import type { Told } from './say.js';

/** How events of these types are told. */
export type Sentences<Type extends SeenEvent['type']> = {
  readonly [Name in Type]: (event: Extract<SeenEvent, { type: Name }>, telling: Told) => string;
};
