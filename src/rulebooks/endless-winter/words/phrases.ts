import type { Action } from '../schemas/action.js';
import type { View } from '../schemas/view.js';
import type { Told } from './say.js';

/** How actions of these types are put into words. */
export type Phrases<Type extends Action['type']> = {
  readonly [Name in Type]: (action: Extract<Action, { type: Name }>, view: View, telling: Told) => string;
};
