import type { BySeat, Config } from '../../engine/rulebook.js';

/** Golden games are to have more than 50 actions. */
export const ROUNDS = 30;

/** What the game waits for. A step of one seat names it: `{ step: 'choose', seat }`. */
export type Step = { readonly step: 'choose' };

export interface State {
  readonly round: number;
  /** What the winner of the round scores. */
  readonly prize: number;
  /** Secret until all have chosen; 0 where a seat has not. */
  readonly chosen: BySeat<number>;
  /** What was shown in the round before. */
  readonly shown: BySeat<number>;
  readonly scores: BySeat<number>;
}

export function initial({ seats }: Config<object, object>): State {
  const zeros = Array<number>(seats).fill(0);
  return { round: 1, prize: 0, chosen: zeros, shown: zeros, scores: zeros };
}
