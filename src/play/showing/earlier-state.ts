import type { AnyState } from '../../engine/any-rulebook.js';
import type { Context } from '../context.js';
import type { LiveGame } from '../games/live-games.js';

/** How a request waits for work on the past, and is charged for it. */
export interface Reading {
  /** Resolves when it is the caller's turn to have long work done. */
  readonly turn?: (() => Promise<void>) | undefined;
  /** Called with the number of entries that were read. */
  readonly onRead?: ((entries: number) => void) | undefined;
  /** Aborts when nobody waits any more. */
  readonly signal?: AbortSignal | undefined;
}

/** The state after an earlier version. Nobody waits for what is known. */
export async function earlierState(
  { pastStates, queues }: Context,
  game: LiveGame,
  version: number,
  { turn, onRead, signal }: Reading = {},
): Promise<AnyState> {
  const known = pastStates.known(game, version);
  if (known !== null) return known;
  await turn?.();
  return queues.past.run(() => pastStates.at(game, version, onRead), signal);
}
