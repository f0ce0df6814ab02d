import type { GainCode } from './components/effects.js';
import type { State, Step } from './state.js';
import type { Action } from './steps/index.js';
import type { Code } from './texts/index.js';

/** The gains that an action answers. */
const gainsOf: { readonly [Type in Action['type']]?: readonly GainCode[] } = {
  'build-megalith': ['megalith'],
  'add-neutral': ['neutral'],
  'move-camp': ['move'],
  settle: ['settlement'],
  'step-idol': ['idol'],
  bury: ['bury'],
  recruit: ['recruit', 'recruit-discard'],
  'take-advancement': ['advancement'],
  'take-animal': ['animal'],
  slay: ['slay'],
  'take-stone': ['stone', 'buy-stone'],
};

/** While something is gained, an action that answers to another gain. */
export function whyNotGained(_: State, action: Action, now: Step): Code | null {
  const codes = 'gain' in action ? [action.gain] : gainsOf[action.type];
  if (now.step !== 'gain' || codes === undefined) return null;
  return now.pending.some(({ gain }) => codes.some((code) => code === gain)) ? null : 'not_gained';
}
