import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import type { Entry } from '../../src/engine/entry.js';
import type * as Replay from '../../src/engine/replay.js';
import type * as Registry from '../../src/rulebooks/registry.js';
import { configFor, playout } from '../support/playout.js';
import { built } from './harness/built.js';
import type { Figure } from './harness/figure.js';

/** The length of the log for each rulebook, and the target time to replay it. */
const targets: Readonly<Record<string, { entries: number; ms: number }>> = {
  mammut: { entries: 1_000, ms: 50 },
  eiszeit: { entries: 1_000, ms: 50 },
  'tal-der-mammuts': { entries: 3_000, ms: 150 },
  'endless-winter': { entries: 1_000, ms: 100 },
};
const ROUNDS = 9;

/** The time from the text of a log to the state, as for a game that is not in memory. Excludes the database. */
export async function loads(): Promise<Figure[]> {
  const { rulebooks } = await built<typeof Registry>('rulebooks/registry.js');
  const { replay } = await built<typeof Replay>('engine/replay.js');
  return rulebooks.flatMap((rulebook) => {
    const target = targets[rulebook.meta.id];
    if (target === undefined) return [];
    const text = JSON.stringify(logOf(rulebook, target.entries));
    const samples = Array.from({ length: ROUNDS + 1 }, () => {
      const begun = performance.now();
      replay(rulebook, JSON.parse(text) as Entry[]);
      return { ours: performance.now() - begun };
    });
    return {
      name: `${target.entries} entries of ${rulebook.meta.id} become a state`,
      unit: 'ms',
      samples: samples.slice(1),
      target: { atMost: target.ms, of: 'ours' } as const,
    };
  });
}

/** If a game ends before the log is long enough, the log continues with another setup. */
function logOf(rulebook: AnyRulebook, length: number): Entry[] {
  const log: Entry[] = [];
  for (let seed = 1; log.length < length; seed += 1) {
    log.push(...playout(rulebook, configFor(rulebook, rulebook.meta.seats.max), seed).log);
  }
  return log.slice(0, length).map((entry, nth) => ({ ...entry, version: nth + 1 }));
}
