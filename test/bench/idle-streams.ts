import type { FanOutTask } from './bare-fan-out.js';
import type { CrowdTask } from './crowd-clients.js';
import type { BenchDatabase } from './harness/database.js';
import type { Figure } from './harness/figure.js';
import { startInspected } from './harness/inspected.js';
import { newClient, newGame } from './harness/people.js';
import { startWorker } from './harness/worker.js';

const STREAMS = 10_000;
/** Until these, a process allocates what it keeps for all. */
const FIRST = 500;
const ROUNDS = 3;

/** The memory of a stream that waits, in heap and buffers after garbage was collected, and in the resident set. */
export async function idleStreams(_: unknown, { url }: BenchDatabase): Promise<Figure[]> {
  const heap: { ours: number; baseline: number }[] = [];
  const resident: { ours: number; baseline: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const service = await startInspected(url);
    const bare = startWorker<FanOutTask, number>('bare-fan-out.ts');
    try {
      const client = await newClient(service);
      const path = `/v1/games/${await newGame(client, 'mammut', 3)}/events`;
      const ours = await grown(service.port, path, () => service.memory());
      const port = await bare.run({ kind: 'listen' });
      const theirs = await grown(port, '/', async () => ({
        heap: await bare.run({ kind: 'heap' }),
        resident: await bare.run({ kind: 'resident' }),
      }));
      heap.push({ ours: ours.heap, baseline: theirs.heap });
      resident.push({ ours: ours.resident, baseline: theirs.resident });
    } finally {
      await bare.stop();
      await service.stop();
    }
  }
  const against = 'a bare server with as many responses';
  return [
    {
      ...{ name: `each of ${STREAMS.toLocaleString('en')} idle streams`, unit: 'kB of heap', against },
      samples: heap,
      target: { atMost: 20, of: 'ours' },
    },
    {
      ...{ name: `each of ${STREAMS.toLocaleString('en')} idle streams`, unit: 'kB resident', against },
      samples: resident,
      target: { atMost: 2, of: 'ratio' },
    },
  ];
}

interface Memory {
  readonly heap: number;
  readonly resident: number;
}

/** Kilobytes by which a server grows with each stream. */
async function grown(port: number, path: string, measure: () => Promise<Memory>): Promise<Memory> {
  const [first, others] = [FIRST, STREAMS].map(() => startWorker<CrowdTask, number>('crowd-clients.ts'));
  try {
    await first?.run({ kind: 'connect', port, path, streams: FIRST });
    const before = await measure();
    await others?.run({ kind: 'connect', port, path, streams: STREAMS });
    const after = await measure();
    const each = (one: 'heap' | 'resident'): number => (after[one] - before[one]) / STREAMS / 1_000;
    return { heap: each('heap'), resident: each('resident') };
  } finally {
    await first?.stop();
    await others?.stop();
  }
}
