import type { Seat } from '../../engine/rulebook.js';
import { fightersOf } from './fights.js';
import { peopleAt } from './people.js';
import { retreats } from './plays.js';
import { bitOfWindow, type State } from './state.js';

/**
 * Who loses a roll without a choice of figures is asked only whether to flee, and only without a standing order:
 * being asked or not shows which it is.
 */
export function ordersShownByLoss(state: State, losers: readonly Seat[]): readonly number[] {
  const { fight } = state;
  if (fight === null || state.losses !== null || fight.rolls.length === 0) return state.unsure;
  const bit = bitOfWindow('fight-window');
  return state.unsure.map((bits, seat) => {
    if ((bits & bit) === 0 || !losers.includes(seat) || state.hands[seat]?.length === 0) return bits;
    const { warrior, woman } = fightersOf(state, fight, seat);
    if (warrior > 0 && woman > 0) return bits;
    const couldFlee = peopleAt(state, seat, fight.hex) > 1 && retreats(state, fight, seat).length > 0;
    return couldFlee ? bits & ~bit : bits;
  });
}
