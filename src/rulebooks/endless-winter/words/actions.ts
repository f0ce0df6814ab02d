import type { Action } from '../schemas/action.js';
import type { View } from '../schemas/view.js';
import { gainActions } from './gain-actions.js';
import type { Phrases } from './phrases.js';
import type { Told } from './say.js';
import { turnActions } from './turn-actions.js';

const phrases: Phrases<Action['type']> = { ...turnActions, ...gainActions };

export function actionText(action: Action, view: View, telling: Told): string {
  // Each phrase is made for the type that it stands under, which the compiler cannot follow.
  const phrase = phrases[action.type] as (action: Action, view: View, telling: Told) => string;
  return phrase(action, view, telling);
}
