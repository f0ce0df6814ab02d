import { type GameOf, rulesOf } from '../../engine/define/index.js';
import type { Components } from './components/schema.js';
import type { Event } from './events/index.js';
import type { Options, State, Step } from './state.js';
import type { Code } from './texts/index.js';
import type { View } from './view-schema.js';

interface Eiszeit {
  State: State;
  Step: Step;
  Event: Event;
  View: View;
  Options: Options;
  Components: Components;
  Code: Code;
}
export type Game = GameOf<Eiszeit>;

export const { action, prompt, step, rulebook } = rulesOf<Eiszeit>();
