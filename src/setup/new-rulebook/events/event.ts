import { eventsOf } from '../../../engine/define/index.js';
import type { State } from '../state.js';

export const event = eventsOf<{ State: State }>();
