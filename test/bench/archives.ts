import { constants as zlib, zstdCompressSync } from 'node:zlib';
import type * as Remake from '../../src/engine/remake.js';
import type * as Replay from '../../src/engine/replay.js';
import type * as RemakeLog from '../../src/play/history/remake-log.js';
import type * as Frozen from '../../src/rulebooks/frozen.js';
import type * as BareLog from '../../src/store/log/bare-log.js';
import { built } from './harness/built.js';
import { cpuMs } from './harness/cpu.js';
import type { Figure, Sample } from './harness/figure.js';
import { SEED, sealedLog } from './harness/logs.js';

const GAMES = 20;
const OPTIONS = { params: { [zlib.ZSTD_c_compressionLevel]: 19 } };

/** What finished games take when they are archived, and what it costs to read one. */
export async function archives(): Promise<Figure[]> {
  const { loadFrozen, readManifest } = await built<typeof Frozen>('rulebooks/frozen.js');
  const { bareLog } = await built<typeof Remake>('engine/remake.js');
  const { replay } = await built<typeof Replay>('engine/replay.js');
  const { remakeLog } = await built<typeof RemakeLog>('play/history/remake-log.js');
  const { packBareLog } = await built<typeof BareLog>('store/log/bare-log.js');
  const figures: Figure[] = [];
  for (const engine of readManifest().engines) {
    const rulebook = await loadFrozen(engine);
    const bytes: Sample[] = [];
    const work: Sample[] = [];
    let entries = 0;
    for (let nth = 0; nth < GAMES; nth += 1) {
      const log = sealedLog(rulebook, nth);
      entries += log.length;
      const bare = bareLog(rulebook, log);
      const packed = log.map(({ version, seat, action, events, hash, at }) => [
        ...[version, seat, action, events, hash],
        at.getTime(),
      ]);
      bytes.push({
        ours: (await packBareLog(bare)).length,
        baseline: zstdCompressSync(JSON.stringify(packed), OPTIONS).length,
      });
      const ours = await cpuMs(async () => {
        const { problem } = await remakeLog(rulebook, bare, SEED);
        if (problem !== null) throw new Error(problem);
      });
      work.push({ ours, baseline: await cpuMs(() => replay(rulebook, log)) });
    }
    const what = `archived ${engine.id}, ${Math.round(entries / GAMES)} entries`;
    figures.push(
      {
        ...{ name: what, unit: 'bytes', against: 'the whole log, compressed', samples: bytes },
        target: { atMost: 1.6 / 17, of: 'ratio' },
      },
      {
        ...{ name: `${what}: its events, made again`, unit: 'ms of CPU time', samples: work.slice(5) },
        ...{ against: 'a replay of the same log', target: { atMost: 50, of: 'ours' } },
      },
    );
  }
  return figures;
}
