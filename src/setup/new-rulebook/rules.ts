import { type ActionOf, type EventOf, type GameOf, rulesOf } from '../../engine/define/index.js';
import type { events } from './events/index.js';
import type { State, Step } from './state.js';
import type { actions } from './steps/index.js';
import type { Code } from './texts/index.js';
import type { View } from './view.js';

interface NewRulebook {
  State: State;
  Step: Step;
  Event: EventOf<typeof events>;
  Action: ActionOf<typeof actions>;
  View: View;
  Code: Code;
}
export type Game = GameOf<NewRulebook>;

export const { event, action, step, rulebook } = rulesOf<NewRulebook>();
