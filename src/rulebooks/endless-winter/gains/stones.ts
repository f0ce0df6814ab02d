import type { Seat } from '../../../engine/rulebook.js';
import { stoneOf } from '../catalogue.js';
import type { Player } from '../player.js';
import { ageOf, playerOf, type State } from '../state.js';

/** What the leftmost free space for a stone costs; null when there is none. */
export const stoneCost = ({ components }: State, { stones }: Player): { food: number; tool: number } | null =>
  components.board.values.stoneCosts[stones.length] ?? null;

/** In the first age only stones of the first age can be had. */
export const stonesToHave = (state: State): string[] => {
  const age = ageOf(state);
  return state.stones.filter((stone) => stoneOf(state.components, stone).age <= age);
};

export const mayTakeStone = (state: State, seat: Seat): boolean =>
  stoneCost(state, playerOf(state, seat)) !== null && stonesToHave(state).length > 0;

export function mayBuyStone(state: State, seat: Seat): boolean {
  const player = playerOf(state, seat);
  const cost = stoneCost(state, player);
  if (cost === null || player.food < cost.food || player.tools < cost.tool) return false;
  return stonesToHave(state).length > 0;
}

/** Whether the next stone is paid for. One that is given is taken first. */
export const isBought = (pending: readonly { readonly gain: string }[]): boolean =>
  pending.some(({ gain }) => gain === 'buy-stone') && !pending.some(({ gain }) => gain === 'stone');
