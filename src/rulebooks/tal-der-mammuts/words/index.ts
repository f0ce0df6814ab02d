import type { EventShape, Words } from '../../../engine/rulebook.js';
import type { Action } from '../schemas/action.js';
import type { Components } from '../schemas/components.js';
import type { SeenEvent } from '../schemas/event.js';
import type { View } from '../schemas/view.js';
import { actionText } from './actions.js';
import { eventText } from './events.js';
import { promptText } from './prompts.js';

export const words: Words<Action, View, Components> = {
  prompt: (prompt, telling) => promptText(prompt, telling)[telling.language],
  action: (action, view, telling) => actionText(action, view, telling)[telling.language],
  event: (event: EventShape, telling) => eventText(event as SeenEvent, telling)[telling.language],
};
