import { eventsOf } from '../../../engine/define/index.js';
import type { Components } from '../components/schema.js';
import type { State } from '../state.js';

export const event = eventsOf<{ State: State; Components: Components }>();
