import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import type { SealedEntry } from '../../src/engine/fairness.js';
import type * as Rehearse from '../../src/play/games/rehearse.js';
import type { Rules } from '../../src/play/ports/game-record.js';
import type { UnfinishedLog } from '../../src/play/ports/games.js';
import type * as Registry from '../../src/rulebooks/registry.js';
import { built } from './harness/built.js';
import { cpuMs } from './harness/cpu.js';
import type { Figure } from './harness/figure.js';
import { SEED, sealedLog } from './harness/logs.js';

const GAMES = 100;
const ENTRIES = 200;
const ROUNDS = 5;
const WANTED = 10_000 * 200;

/** Games of today's rules, replayed with the same rules as their next version, so that all are carried over. Excludes the database. */
export async function rehearsal(): Promise<Figure[]> {
  const { rulebooks } = await built<typeof Registry>('rulebooks/registry.js');
  const { rehearse } = await built<typeof Rehearse>('play/games/rehearse.js');
  const figures: Figure[] = [];
  for (const rulebook of rulebooks) {
    const { id, rulesVersion } = rulebook.meta;
    const newer: AnyRulebook = { ...rulebook, meta: { ...rulebook.meta, rulesVersion: `${rulesVersion}+` } };
    const newest = [{ rulebook: id, rulesVersion: newer.meta.rulesVersion }];
    const engines = {
      rulebook: async (rules: Rules) => (rules.rulesVersion === rulesVersion ? rulebook : newer),
    };
    const logs = Array.from({ length: GAMES }, (_, nth) => sealedLog(rulebook, nth, ENTRIES));
    const entries = logs.reduce((sum, log) => sum + log.length, 0);
    const texts = logs.map((log) => JSON.stringify(log));
    const round = async (): Promise<number> => {
      const games = unfinished(texts, { rulebook: id, rulesVersion });
      let carried = 0;
      const spent = await cpuMs(async () => {
        carried = (await rehearse(games, newest, engines))[0]?.carriedOver ?? 0;
      });
      if (carried !== GAMES) throw new Error(`only ${carried} of ${GAMES} games of ${id} are carried over`);
      return spent;
    };
    for (let nth = 0; nth < 2; nth += 1) await round();
    const samples = [];
    for (let nth = 0; nth < ROUNDS; nth += 1)
      samples.push({ ours: ((await round()) / 1_000 / entries) * WANTED });
    figures.push({
      name: `10,000 × 200 entries of ${id} rehearsed, by a sample of ${entries}`,
      unit: 's',
      samples,
      target: { atMost: 60, of: 'ours' },
    });
  }
  return figures;
}

async function* unfinished(texts: readonly string[], rules: Rules): AsyncGenerator<UnfinishedLog, void> {
  for (const [nth, text] of texts.entries()) {
    const entries = JSON.parse(text) as SealedEntry[];
    yield {
      ...rules,
      ...{ engineHash: null, engineFrozen: false, carryOver: true },
      id: `${nth}`,
      seed: SEED,
      entries: entries.map((entry) => ({ ...entry, at: new Date(entry.at) })),
    };
  }
}
