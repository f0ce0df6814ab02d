import { topOf } from '../../engine/agenda.js';
import type { Prompt } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import { missingShares, shareSizes } from './shares.js';
import type { State } from './state.js';

export function prompts(state: State): Prompt[] {
  const step = topOf(state.agenda);
  if (step === undefined) return [];
  switch (step.step) {
    case 'divide': {
      const last = missingShares(shareSizes(state)) === 1;
      return [{ seat: step.seat, kind: 'division', about: { doing: 'dividing', last } }];
    }
    case 'take':
      return [{ seat: step.seat, kind: 'division', about: { doing: 'taking', share: step.share } }];
    case 'rob':
      return [{ seat: step.seat, kind: 'division', about: { doing: 'robbing', share: step.share } }];
    case 'peek':
    case 'flip':
      return [{ seat: step.seat, kind: step.step, about: { card: step.card, chosen: step.chosen.length } }];
    case 'return':
      return [{ seat: step.seat, kind: 'return-shares', about: { card: step.card } }];
    case 'choose':
      return [{ seat: step.seat, kind: 'choose-animal', about: { card: step.card, trade: false } }];
    case 'trade':
      return [{ seat: step.seat, kind: 'choose-animal', about: { card: step.card, trade: true } }];
    case 'score':
      return [];
  }
  return assertNever(step);
}
