import type { Words } from '../../../engine/rulebook.js';
import type { Action } from '../schemas/action.js';
import type { Components } from '../schemas/components.js';
import type { SeenEvent } from '../schemas/event.js';
import type { View } from '../schemas/view.js';
import { actionText } from './actions.js';
import { eventText } from './events.js';
import { promptText } from './prompts.js';
import type { Told } from './say.js';

export const words: Words<Action, View, Components> = {
  prompt: promptText,
  action: actionText,
  // The events that are told are those that `seen` lets out.
  event: (event: SeenEvent, telling: Told) => eventText(event, telling),
};
