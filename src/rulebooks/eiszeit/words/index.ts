import type { EventShape, Words } from '../../../engine/rulebook.js';
import type { Action } from '../schemas/action.js';
import type { Components } from '../schemas/components.js';
import type { SeenEvent } from '../schemas/event.js';
import type { View } from '../schemas/view.js';
import { action } from './action.js';
import { event } from './event.js';
import { prompt } from './prompt.js';
import type { Told } from './vocabulary.js';

export const words: Words<Action, View, Components> = {
  prompt,
  action,
  event: (what: EventShape, telling: Told) => event(what as SeenEvent, telling),
};
