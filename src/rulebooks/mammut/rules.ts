import { type ActionOf, type EventOf, type GameOf, rulesOf } from '../../engine/define/index.js';
import type { Audience } from '../../engine/rulebook.js';
import type { Components } from './components/schema.js';
import type { events } from './events/index.js';
import type { State, Step } from './state.js';
import type { actions } from './steps/index.js';
import type { Code } from './texts/index.js';
import type { View } from './view-schema.js';

interface Mammut {
  State: State;
  Step: Step;
  Event: EventOf<typeof events>;
  Action: ActionOf<typeof actions>;
  View: View;
  Components: Components;
  Code: Code;
}
export type Event = Mammut['Event'];
export type Action = Mammut['Action'];
export type Game = GameOf<Mammut>;
export type MammutAudience = Audience<Components>;

export const { event, action, prompt, step, rulebook } = rulesOf<Mammut>();
