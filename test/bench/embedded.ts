import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbedded } from '../../src/store/embedded/index.js';
import { planned, requestsOf } from './actions.js';
import type { BenchDatabase } from './harness/database.js';
import type { Figure } from './harness/figure.js';
import { byTurns, samplesOf, WARM_UP } from './harness/rounds.js';
import { type Service, startService } from './harness/service.js';
import { startWorker } from './harness/worker.js';
import type { LoadTask } from './load.js';

const ROUNDS = 11;
/** Per client and round. */
const ACTIONS = 30;

/** Prepares as many actions as all rounds need, on connections of their own. */
async function loadOf(service: Service, client: pg.Client) {
  const worker = startWorker<LoadTask, number>('load.ts');
  const plans = await planned(service, client, { actions: (WARM_UP + ROUNDS) * ACTIONS });
  const lanes = plans.map((games) => games.flatMap(requestsOf));
  await worker.run({ kind: 'connect', port: service.port, lanes, expected: 200 });
  await client.query('ANALYZE');
  return worker;
}

/** The same actions on the Postgres that the service starts itself, and on the server. */
export async function embedded(service: Service, db: BenchDatabase): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'permafrost-bench-'));
  const server = await openEmbedded({ folder });
  const client = new pg.Client({ connectionString: server.url });
  const own = await startService(server.url);
  try {
    await client.connect();
    const ours = await loadOf(own, client);
    const baseline = await loadOf(service, db.client);
    const [rates, others] = await byTurns(
      ROUNDS,
      () => ours.run({ kind: 'round', requests: ACTIONS }),
      () => baseline.run({ kind: 'round', requests: ACTIONS }),
    );
    await Promise.all([ours.stop(), baseline.stop()]);
    return [
      {
        name: 'POST …/actions, embedded Postgres',
        unit: 'actions/s',
        against: 'the same on a Postgres server',
        samples: samplesOf(rates, others),
        target: { atLeast: 0.9, of: 'ratio' },
      },
    ];
  } finally {
    await own.stop();
    await client.end();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}
