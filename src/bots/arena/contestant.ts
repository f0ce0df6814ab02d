import type { AnyAction, AnyConfig, AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import type { Prompt, Seat } from '../../engine/rulebook.js';
import type { Result } from '../../kernel/result.js';

/** A question to a seat of an arena. */
export interface Asked {
  readonly rulebook: AnyRulebook;
  readonly config: AnyConfig;
  /** Names the game within its arena, for programs that keep notes. */
  readonly game: string;
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly legal: readonly AnyAction[];
  /** The true state. A contestant passes on only what the seat may know. */
  readonly state: AnyState;
  /** The same in each rotation of a world, as long as the games are the same. */
  readonly seed: number;
}

/** What plays at the seats of an arena. */
export interface Contestant {
  readonly name: string;
  /** A legal action, or why the seat loses its game. */
  answer(asked: Asked): Promise<Result<AnyAction, string>>;
  close(): Promise<void>;
}
