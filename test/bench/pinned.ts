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
  for (const id of new Set(readManifest().engines.map((engine) => engine.id))) {
    const [older, newest] = [
      await inNewService<string>({ databaseUrl: url, does: 'begin', rulebook: id }),
      await newGame(client, id, 3),
    ];
    const samples: Sample[] = [];
    for (let nth = 0; nth < ROUNDS; nth += 1)
      samples.push({
        ours: await inNewService<number>({ databaseUrl: url, does: 'view', game: older }),
        baseline: await inNewService<number>({ databaseUrl: url, does: 'view', game: newest }),
      });
    figures.push({
      ...{ name: `first view of a pinned game of ${id}`, unit: 'ms of CPU time', samples },
      ...{ against: 'one of the newest rules, in a process that has just started too' },
      target: { atMost: 150, of: 'ours' },
    });
  }
  return figures;
}

async function inNewService<Result>(task: PinnedTask): Promise<Result> {
  const worker = startWorker<PinnedTask, Result>('pinned-service.ts');
  try {
    return await worker.run(task);
  } finally {
    await worker.stop();
  }
}
