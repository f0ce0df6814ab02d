import { assertNever } from '../../kernel/assert-never.js';
import type { View } from './schemas/view.js';
import type { Step } from './steps.js';

type TurnView = NonNullable<View['turn']>;

/** What everybody sees of the step that is being answered. */
export function turnView(step: Step): TurnView {
  const turn = {
    seat: step.seat,
    card: 'card' in step ? step.card : null,
    used: 0,
    from: null,
    to: null,
    hunter: null,
  };
  switch (step.step) {
    case 'first':
      return { ...turn, doing: 'placing-first' };
    case 'turn':
      return { ...turn, doing: 'playing' };
    case 'copy':
      return { ...turn, doing: 'choosing-copy' };
    case 'opponent':
      return { ...turn, doing: 'choosing-opponent' };
    case 'place':
      return { ...turn, doing: 'placing-hunters', used: step.placed };
    case 'camp':
      return { ...turn, doing: 'camping', used: step.placed, to: chosen(step.region) };
    case 'camp-mammoth':
      return { ...turn, doing: 'camping-mammoth', to: chosen(step.region) };
    case 'trek':
      return { ...turn, doing: 'trekking', used: step.moved, from: chosen(step.from), to: chosen(step.to) };
    case 'trek-mammoth':
      return { ...turn, doing: 'trekking-mammoth', from: chosen(step.from), to: chosen(step.to) };
    case 'mammoth':
      return { ...turn, doing: 'moving-mammoth' };
    case 'fire':
      return { ...turn, doing: 'moving-fire' };
    case 'swap':
      return { ...turn, doing: 'swapping' };
    case 'swap-with':
      return { ...turn, doing: 'swapping-with', hunter: step.first };
    case 'club':
      return { ...turn, doing: 'taking-club' };
    case 'drive':
      return { ...turn, doing: 'driving', used: step.moved.length };
    case 'remove':
      return { ...turn, doing: 'removing-hunters', used: step.owners.length };
    case 'club-or-move':
      return { ...turn, doing: 'taking-club-or-moving' };
    case 'move':
      return { ...turn, doing: 'moving-hunters', used: step.moved };
    case 'mammoth-home':
      return { ...turn, doing: 'removing-mammoth' };
    case 'give':
      return { ...turn, doing: 'giving-club', to: chosen(step.region) };
    case 'discard':
      return { ...turn, doing: 'discarding' };
    case 'draw':
      return { ...turn, doing: 'drawing' };
    case 'glacier':
      return { ...turn, doing: 'laying-glacier' };
  }
  return assertNever(step);
}

const chosen = (region: number): number | null => (region === 0 ? null : region);
