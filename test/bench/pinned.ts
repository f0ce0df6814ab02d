import type * as Frozen from '../../src/rulebooks/frozen.js';
import { built } from './harness/built.js';
import type { BenchDatabase } from './harness/database.js';
import type { Figure, Sample } from './harness/figure.js';
import { newClient, newGame } from './harness/people.js';
import type { Service } from './harness/service.js';
import { startWorker } from './harness/worker.js';
import type { PinnedTask } from './pinned-service.js';

const ROUNDS = 3;

/** The first request of a game of older rules, each in a process that has just started: it loads the engine. */
export async function pinned(service: Service, { url }: BenchDatabase): Promise<Figure[]> {
  const { readManifest } = await built<typeof Frozen>('rulebooks/frozen.js');
  const client = await newClient(service);
  const figures: Figure[] = [];
  for (const { id } of readManifest().engines) {
    const game = await newGame(client, id, 3);
    const samples: Sample[] = [];
    for (let nth = 0; nth < ROUNDS; nth += 1)
      samples.push({
        ours: await firstView({ databaseUrl: url, game, isPinned: true }),
        baseline: await firstView({ databaseUrl: url, game, isPinned: false }),
      });
    figures.push({
      ...{ name: `first view of a pinned game of ${id}`, unit: 'ms of CPU time', samples },
      ...{ against: 'one of the newest rules, in a process that has just started too' },
      target: { atMost: 150, of: 'ours' },
    });
  }
  return figures;
}

async function firstView(task: PinnedTask): Promise<number> {
  const worker = startWorker<PinnedTask, number>('pinned-service.ts');
  try {
    return await worker.run(task);
  } finally {
    await worker.stop();
  }
}
