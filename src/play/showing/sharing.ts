import { SPECTATOR, type Viewer } from '../../engine/rulebook.js';
import type { Caller } from '../caller.js';
import { type GameRecord, isOver } from '../ports/game-record.js';

/** Whether a cache may give an answer to others: not at all, for a moment, or forever. */
export type Sharing = 'private' | 'brief' | 'final';

interface Shown {
  readonly caller: Caller;
  readonly viewer: Viewer;
  /** Whether it follows from entries and rules alone. Names do not: accounts are renamed and deleted. */
  readonly isNameless?: boolean;
}

/**
 * What a public game shows to strangers. A game that goes on may get newer rules, which show the same positions in
 * another way, so only what is over is final.
 */
export function sharingOf(record: GameRecord, { caller, viewer, isNameless = false }: Shown): Sharing {
  if (caller !== null || viewer !== SPECTATOR || record.visibility !== 'public') return 'private';
  return isNameless && isOver(record) ? 'final' : 'brief';
}
