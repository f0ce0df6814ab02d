import type { Recording } from '../../../engine/record.js';
import type { Event } from '../schemas/event.js';
import type { State } from '../state.js';

export type Deciding = Recording<State, Event>;
