import { Recording } from '../../../engine/record.js';
import { evolve } from '../evolve/index.js';
import type { Event } from '../schemas/event.js';
import type { State } from '../state.js';

export type Deciding = Recording<State, Event>;
export const recordingOf = (state: State): Deciding => new Recording<State, Event>(state, evolve);
