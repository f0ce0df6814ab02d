import type { AnyRulebook } from '../../engine/any-rulebook.js';
import type { Entry } from '../../engine/entry.js';
import { replay } from '../../engine/replay.js';
import type { Viewer } from '../../engine/rulebook.js';
import { viewOf } from './game-view.js';

export interface PastInput {
  readonly game: string;
  readonly rulebook: string;
  /** All up to the version that is wanted. */
  readonly entries: readonly Entry[];
  readonly version: number;
  readonly viewer: Viewer;
}

/** The view of a game at an earlier version, as JSON. */
export function pastTask(
  rulebook: AnyRulebook,
  { game, rulebook: name, entries, version, viewer }: PastInput,
): string {
  const { state } = replay(rulebook, entries);
  const prompts = rulebook.prompts(state);
  return JSON.stringify(viewOf(rulebook, { game, rulebook: name, version, viewer, prompts }, state));
}
