import { areNeighbours } from './atlas.js';
import { isFree, mammothSupply, mammothsAt } from './board.js';
import type { Code } from './rejections.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

export function whyNotPlaceMammoth(state: State, step: Step, region: number): Code {
  if (step.step !== 'mammoth' && step.step !== 'club' && step.step !== 'camp-mammoth') return 'not_asked_for';
  if (mammothSupply(state) === 0) return 'supply_empty';
  if (!isFree(state, region)) return 'glaciated_region';
  if (step.step === 'camp-mammoth') return 'other_region';
  return step.step === 'mammoth' ? 'too_few_stones' : 'not_asked_for';
}

export function whyNotMoveMammoth(
  state: State,
  step: Step,
  { from, to }: { readonly from: number; readonly to: number },
): Code {
  const unfit = whyNotNow(state, step, from, to);
  if (unfit !== null) return unfit;
  if (mammothsAt(state, from) === 0) return 'no_mammoth';
  if (from === to) return 'same_region';
  if (!isFree(state, to)) return 'glaciated_region';
  if (step.step !== 'mammoth') {
    return areNeighbours(state.components, from, to) ? 'not_asked_for' : 'not_neighbours';
  }
  return 'too_few_stones';
}

function whyNotNow(state: State, step: Step, from: number, to: number): Code | null {
  if (step.step === 'mammoth') return null;
  if (step.step === 'trek-mammoth') return step.from === from && step.to === to ? null : 'other_region';
  if (step.step !== 'camp-mammoth' && step.step !== 'club') return 'not_asked_for';
  if (mammothSupply(state) > 0) return 'supply_not_empty';
  return step.step === 'camp-mammoth' && step.region !== to ? 'other_region' : null;
}

export const whyNotRemoveMammoth = (state: State, region: number): Code =>
  mammothsAt(state, region) === 0 ? 'no_mammoth' : 'not_asked_for';
