import { type ActionOf, type EventOf, type GameOf, rulesOf } from '../../engine/define/index.js';
import type { Components } from './components/schema.js';
import type { events } from './events/index.js';
import type { Options } from './options.js';
import type { State, Step } from './state.js';
import type { actions } from './steps/index.js';
import type { Code } from './texts/index.js';
import type { View } from './view-schema.js';

interface EndlessWinter {
  State: State;
  Step: Step;
  Event: EventOf<typeof events>;
  Action: ActionOf<typeof actions>;
  View: View;
  Options: Options;
  Components: Components;
  Code: Code;
}
export type Event = EndlessWinter['Event'];
export type Action = EndlessWinter['Action'];
export type Game = GameOf<EndlessWinter>;

export const { event, action, prompt, step, rulebook } = rulesOf<EndlessWinter>();
