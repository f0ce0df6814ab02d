import type { Schemas } from '../../../engine/rulebook.js';
import { ActionSchema } from './action.js';
import { ComponentsSchema } from './components.js';
import { EventSchema } from './event.js';
import { OptionsSchema } from './options.js';
import { ViewSchema } from './view.js';

export const schemas: Schemas = {
  options: OptionsSchema,
  components: ComponentsSchema,
  action: ActionSchema,
  event: EventSchema,
  view: ViewSchema,
};
