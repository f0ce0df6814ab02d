import { type GameOf, rulesOf } from '../../engine/define/index.js';
import type { Event } from './events/index.js';
import type { State, Step } from './state.js';
import type { Code } from './texts/index.js';
import type { View } from './view.js';

interface NewRulebook {
  State: State;
  Step: Step;
  Event: Event;
  View: View;
  Code: Code;
}
export type Game = GameOf<NewRulebook>;

export const { action, step, rulebook } = rulesOf<NewRulebook>();
