import { randomUUID } from 'node:crypto';
import { planned, requestsOf } from './actions.js';
import type { BenchDatabase } from './harness/database.js';
import type { Figure } from './harness/figure.js';
import type { Client } from './harness/people.js';
import { byTurns, samplesOf, WARM_UP } from './harness/rounds.js';
import type { Service } from './harness/service.js';
import { startWorker } from './harness/worker.js';
import type { LoadTask } from './load.js';

const ROUNDS = 11;
/** Per client and round. */
const ACTIONS = 40;

/**
 * Subscribes to the entries of another game. Each action is then written to the outbox with its entry and removed
 * again, without a request.
 */
const subscribe = async (client: Client): Promise<void> => {
  const wish = { url: 'https://93.184.216.34/', events: ['entry.appended'], games: [randomUUID()] };
  await client.post('/v1/me/webhooks', wish);
};

export async function outbox(service: Service, { client: db }: BenchDatabase): Promise<Figure[]> {
  const sides = [startWorker<LoadTask, number>('load.ts'), startWorker<LoadTask, number>('load.ts')] as const;
  const [subscribed, unsubscribed] = sides;
  try {
    for (const [side, wish] of [[subscribed, { prepare: subscribe }] as const, [unsubscribed, {}] as const]) {
      const plans = await planned(service, db, { actions: (WARM_UP + ROUNDS) * ACTIONS, ...wish });
      const lanes = plans.map((games) => games.flatMap(requestsOf));
      await side.run({ kind: 'connect', port: service.port, lanes, expected: 200 });
    }
    await db.query('ANALYZE');
    const [ours, baseline] = await byTurns(
      ROUNDS,
      () => subscribed.run({ kind: 'round', requests: ACTIONS }),
      () => unsubscribed.run({ kind: 'round', requests: ACTIONS }),
    );
    return [
      {
        name: 'POST …/actions, with a webhook for entries',
        unit: 'actions/s',
        against: 'the same without webhooks',
        samples: samplesOf(ours, baseline),
        target: { atLeast: 0.91, of: 'ratio' },
      },
    ];
  } finally {
    for (const side of sides) await side.stop();
  }
}
