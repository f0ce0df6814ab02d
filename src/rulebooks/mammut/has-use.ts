import type { Seat } from '../../engine/rulebook.js';
import { isLoot, type LootEffect } from './cards.js';
import type { CardEffect } from './components/schema.js';
import { ownerOf, shareSizes, sharesPerSeat } from './shares.js';
import type { State } from './state.js';
import { isAnimal, isQuestion } from './tiles.js';

export const isNoAnimal = (face: string): boolean => !isAnimal(face);

/** With two players a seat may also return a share of its own. */
const canReturn = ({ seats }: State, seat: Seat, share: number): boolean =>
  sharesPerSeat(seats) > 1 || ownerOf(seats, share) !== seat;

export const returnable = (state: State, seat: Seat): number[] =>
  shareSizes(state).flatMap((size, share) => (size > 0 && canReturn(state, seat, share) ? [share] : []));

/** A loot card must be carried out, so it needs something to be carried out on. */
export function isUsable(state: State, seat: Seat, type: LootEffect['type']): boolean {
  if (type === 'return-shares') return returnable(state, seat).length > 0;
  return state.tiles.faces.some(type === 'peek' ? isQuestion : isNoAnimal);
}

export const hasUse = (state: State, seat: Seat, effect: CardEffect): boolean =>
  !isLoot(effect) || isUsable(state, seat, effect.type);
