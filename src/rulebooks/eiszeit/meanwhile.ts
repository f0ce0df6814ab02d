import { topOf } from '../../engine/agenda.js';
import type { Seat } from '../../engine/rulebook.js';
import { cardOf } from './atlas.js';
import { drawable } from './cards.js';
import type { State, Step } from './state.js';

/*
 * What is asked at once. While others carry out a dark card, the seat that played it may discard and draw: neither
 * touches the map. And where each opponent may place hunters, nobody has to wait: each touches own hunters alone. So it
 * does not matter who is first, and a seat that wants to see what the others do may wait.
 */

const NONE: readonly Step[] = [];

export function meanwhile(state: State): readonly Step[] {
  const { agenda } = state;
  const top = topOf(agenda);
  // The steps of a turn lie on top of those of its player, so nearly always all have one seat.
  if (agenda[0]?.seat === top?.seat) return NONE;
  const found: Step[] = [];
  /** A bit for each seat whose first step was seen. */
  let asked = 0;
  for (let at = agenda.length - 1; at >= 0; at -= 1) {
    const step = agenda[at];
    if (step === undefined || (asked & (1 << step.seat)) !== 0) continue;
    asked |= 1 << step.seat;
    if (step !== top && mayAnswer(state, step)) found.push(step);
  }
  return found;
}

function mayAnswer(state: State, step: Step): boolean {
  switch (step.step) {
    case 'discard':
      return (state.hands[step.seat]?.length ?? 0) > 0;
    case 'draw':
      return drawable(state, step.seat).length > 0;
    case 'give':
      return true;
    case 'place': {
      const { effect } = cardOf(state.components, step.card);
      return effect.type === 'all-place' && step.placed < effect.hunters;
    }
    default:
      return false;
  }
}

const isOfHand = ({ step }: Step): boolean => step === 'discard' || step === 'draw';

/** The agenda with what a seat carries out on top, though others may have been asked before it. */
export function onTop(agenda: readonly Step[], seat: Seat): readonly Step[] {
  if (topOf(agenda)?.seat === seat) return agenda;
  const isOwn = (step: Step): boolean => step.seat === seat && !isOfHand(step);
  return [...agenda.filter((step) => !isOwn(step)), ...agenda.filter(isOwn)];
}
