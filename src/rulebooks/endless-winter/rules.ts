import { type GameOf, rulesOf } from '../../engine/define/index.js';
import type { Components } from './components/schema.js';
import type { Event } from './events/index.js';
import type { Options } from './options.js';
import type { State, Step } from './state.js';
import type { Code } from './texts/index.js';
import type { View } from './view-schema.js';

interface EndlessWinter {
  State: State;
  Step: Step;
  Event: Event;
  View: View;
  Options: Options;
  Components: Components;
  Code: Code;
}
export type Game = GameOf<EndlessWinter>;

export const { action, prompt, step, rulebook } = rulesOf<EndlessWinter>();
