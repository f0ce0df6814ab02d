import { type SearchLevel, type Thought, thinkAt } from '../../bots/levels.js';
import type { AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import type { Seat } from '../../engine/rulebook.js';

export interface SearchInput {
  readonly level: SearchLevel;
  /** A state that the seat cannot tell from the true one, which no search is given. */
  readonly imagined: AnyState;
  readonly seat: Seat;
  readonly seed: number;
}

export const searchTask = (rulebook: AnyRulebook, { level, imagined, seat, seed }: SearchInput): Thought =>
  thinkAt(level, rulebook, imagined, seat, seed);
