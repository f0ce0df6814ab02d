import { Type } from 'typebox';
import type { Schemas } from '../../../engine/rulebook.js';
import { ActionSchema } from './action.js';
import { ComponentsSchema } from './components.js';
import { EventSchema } from './event.js';
import { ViewSchema } from './view.js';

export const schemas: Schemas = {
  options: Type.Object({}, { additionalProperties: false }),
  components: ComponentsSchema,
  action: ActionSchema,
  event: EventSchema,
  view: ViewSchema,
};
