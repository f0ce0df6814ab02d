import { type GameOf, rulesOf } from '../../engine/define/index.js';
import type { Step } from './agenda.js';
import type { Components } from './components/schema.js';
import type { Event } from './events/index.js';
import type { Options } from './options.js';
import type { State } from './state.js';
import type { Code } from './texts/index.js';
import type { View } from './view-schema.js';

interface Valley {
  State: State;
  Step: Step;
  Event: Event;
  View: View;
  Options: Options;
  Components: Components;
  Code: Code;
}
export type Game = GameOf<Valley>;

export const { action, step, rulebook } = rulesOf<Valley>();
