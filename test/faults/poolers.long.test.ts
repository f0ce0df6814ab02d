import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openReceivers } from '../../src/outbound/receivers.js';
import { refuseUnsuitable } from '../../src/store/server/suitable.js';
import { follow } from '../process/client.js';
import { failedStart } from '../process/failed-start.js';
import { type Cluster, startCluster } from '../support/cluster.js';
import { serviceOn } from '../support/cluster-service.js';
import { findTool } from '../support/fault-tools.js';
import { newPerson } from '../support/people.js';
import { type PgBouncer, startPgBouncer } from '../support/pgbouncer.js';
import { startReceiver } from '../support/receiver.js';

describe.skipIf(findTool('pgbouncer') === null)('behind PgBouncer', { timeout: 120_000 }, () => {
  let cluster: Cluster;
  let pooler: PgBouncer | null = null;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterEach(async () => {
    await pooler?.close();
    pooler = null;
  });
  afterAll(() => cluster.drop());

  const start = async (settings: Readonly<Record<string, string>>): Promise<PgBouncer> => {
    pooler = await startPgBouncer(cluster, settings);
    return pooler;
  };

  it('in session mode games, streams and webhooks work', async () => {
    const { url } = await start({ pool_mode: 'session' });
    const receiver = await startReceiver();
    const service = await serviceOn(
      cluster,
      { databaseUrl: url, poolSize: 10 },
      { receivers: openReceivers({ allowPrivate: true, ports: [[1, 65_535]] }) },
    );
    try {
      const me = await newPerson(service);
      const hook = { url: receiver.url, events: ['game.started', 'game.finished'] };
      await service.http.post('/v1/me/webhooks').set(me.auth).send(hook).expect(201);
      const wish = { rulebook: 'mammut', seats: ['bot', 'bot'] };
      const { body } = await service.http.post('/v1/games').set(me.auth).send(wish).expect(201);
      const got: number[] = [];
      const following = follow(service.url, body.id, 0, got, () => false);
      await service.http.post(`/v1/games/${body.id}/start`).set(me.auth).expect(200);
      await following;
      expect(got).toEqual(got.map((_, nth) => nth + 1));
      const game = await service.http.get(`/v1/games/${body.id}`).set(me.auth).expect(200);
      expect(game.body).toMatchObject({ status: 'finished', version: got.length });
      await receiver.has(2);
    } finally {
      await service.close();
      await receiver.close();
    }
  });

  it('in transaction mode the service does not start, and names the setting to change', async () => {
    const { url } = await start({ pool_mode: 'transaction' });
    expect(await failedStart({ DATABASE_URL: url })).toMatch(/in transaction mode, .* Use session mode/);
  });

  it.each([
    ['that takes the one that was used last', {}],
    ['that takes turns', { server_round_robin: '1' }],
  ])(
    'transaction mode is noticed with several server connections under load, in a pool %s',
    async (_, more) => {
      const { url } = await start({ pool_mode: 'transaction', min_pool_size: '5', ...more });
      let isOver = false;
      const others = Array.from({ length: 6 }, async () => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        while (!isOver) {
          await client.query('SELECT pg_sleep(random() / 200)');
          await sleep(Math.random() * 5);
        }
        await client.end();
      });
      try {
        for (let nth = 0; nth < 20; nth += 1)
          await expect(refuseUnsuitable(url)).rejects.toThrow('transaction mode');
      } finally {
        isOver = true;
        await Promise.all(others);
      }
    },
  );

  it('session mode is detected, also under load', async () => {
    const { url } = await start({ pool_mode: 'session' });
    await Promise.all(Array.from({ length: 5 }, () => refuseUnsuitable(url)));
    await refuseUnsuitable(cluster.url);
  });
});
