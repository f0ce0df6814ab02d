import { type ActionOf, type EventOf, type GameOf, rulesOf } from '../../engine/define/index.js';
import type { Components } from './components/schema.js';
import type { events } from './events/index.js';
import type { Options, State, Step } from './state.js';
import type { actions } from './steps/index.js';
import type { Code } from './texts/index.js';
import type { View } from './view-schema.js';

interface Eiszeit {
  State: State;
  Step: Step;
  Event: EventOf<typeof events>;
  Action: ActionOf<typeof actions>;
  View: View;
  Options: Options;
  Components: Components;
  Code: Code;
}
export type Event = Eiszeit['Event'];
export type Action = Eiszeit['Action'];
export type Game = GameOf<Eiszeit>;

export const { event, action, prompt, step, rulebook } = rulesOf<Eiszeit>();
