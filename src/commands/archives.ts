import { remakeArchive } from '../play/history/remake-log.js';
import { EngineFiles } from '../rulebooks/engines.js';
import { rulebooks } from '../rulebooks/registry.js';
import type { BadLog, Remake } from '../store/snapshot/check-logs.js';
import { oneLine, sayProgress } from './say.js';

/** The engines of this program make the events of archived games again. */
export function remakeHere(): Remake {
  const engines = new EngineFiles(rulebooks, () => {});
  return (archive) => remakeArchive(engines, archive);
}

export function sayUnchecked(unchecked: readonly BadLog[]): void {
  for (const { game, what } of unchecked) sayProgress(oneLine(`not checked: game ${game}: ${what}`));
}
