import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { AnyRulebook } from '../../engine/any-rulebook.js';
import type { SealedEntry } from '../../engine/fairness.js';
import { type BareLog, MARKED_EVERY, markOf, remake, unmade } from '../../engine/remake.js';
import type { Engines } from '../ports/engines.js';
import type { BareArchive } from '../ports/log.js';

/** The log of a bare archive. */
export interface RemadeLog {
  /** From where the remade events are not the right ones, entries have no events and an empty hash. */
  readonly entries: readonly SealedEntry[];
  /** Why events are missing; null if all are there, and the hash of the last entry proves it. */
  readonly problem: string | null;
  readonly isEngineMissing: boolean;
}

/** In milliseconds: about what a load of a long game takes. Then other requests have their turn. */
const SLICE = 8;

/** What part of the time is spent on the work: all of it while a request waits. */
type Share = 'all' | 'quarter';

/** Makes the events of an archived log again, with the engine that the archive names. */
export async function remakeArchive(
  engines: Pick<Engines, 'frozen'>,
  { engine, log, seed }: BareArchive,
): Promise<RemadeLog> {
  if (log === null) return { entries: [], problem: 'its archive cannot be unpacked', isEngineMissing: false };
  const rulebook = await engines.frozen(engine);
  if (rulebook === undefined) {
    const problem = `its events cannot be made again without the engine ${engine}`;
    return { entries: log.entries.map(unmade), problem, isEngineMissing: true };
  }
  return remakeLog(rulebook, log, seed);
}

export async function remakeLog(
  rulebook: AnyRulebook,
  log: BareLog,
  seed: string,
  share: Share = 'all',
): Promise<RemadeLog> {
  const made: SealedEntry[] = [];
  let since = performance.now();
  let why = 'their hashes are other ones';
  try {
    for (const entry of remake(rulebook, log.entries, seed)) {
      made.push(entry);
      if (!fitsMark(log, entry)) break;
      if (performance.now() - since < SLICE) continue;
      await (share === 'all' ? nextTurn() : sleep(3 * SLICE));
      since = performance.now();
    }
  } catch (error) {
    why = error instanceof Error ? error.message : String(error);
  }
  if (made.length === log.entries.length && made.at(-1)?.hash === log.hash)
    return { entries: made, problem: null, isEngineMissing: false };
  return partOf(log, made, why);
}

/** The entries up to the last mark that fits, and the others without events. */
function partOf(log: BareLog, made: readonly SealedEntry[], why: string): RemadeLog {
  const marked = made.filter(({ version }) => version % MARKED_EVERY === 0);
  const right = marked.findLast((entry) => fitsMark(log, entry))?.version ?? 0;
  const entries = [...made.slice(0, right), ...log.entries.slice(right).map(unmade)];
  const problem = `its events cannot be made again after version ${right}: ${why}`;
  return { entries, problem, isEngineMissing: false };
}

function fitsMark({ marks }: BareLog, { version, hash }: SealedEntry): boolean {
  return version % MARKED_EVERY !== 0 || marks[version / MARKED_EVERY - 1] === markOf(hash);
}
