import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Cluster, startCluster } from '../support/cluster.js';
import { serviceOn } from '../support/cluster-service.js';
import type { Service } from '../support/service.js';
import { until } from '../support/until.js';

describe('GET /readyz', () => {
  let cluster: Cluster;
  let service: Service;
  beforeAll(async () => {
    cluster = await startCluster({ fsync: 'on' });
    service = await serviceOn(cluster);
  });
  afterAll(async () => {
    await service.close();
    await cluster.drop();
  });

  const ask = async () => {
    const { status, body, headers } = await service.http.get('/readyz');
    return { status, detail: String(body.detail), retryAfter: headers['retry-after'] };
  };
  /** Each result is reused for a second. */
  const says = (detail: RegExp) =>
    until(async () => {
      const answer = await ask();
      return answer.status === 503 && detail.test(answer.detail) && Number(answer.retryAfter) > 0;
    });
  const isReady = () => until(async () => (await ask()).status === 200);
  const dropSessions = () =>
    cluster.ask(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'service'`);
  /** Runs in the database of the service. */
  const sql = (text: string) => cluster.askGames(text);

  test('says yes with an empty list of warnings', async () => {
    await service.http
      .get('/readyz')
      .expect(200, { status: 'ok', warnings: [], pressure: { level: 0, refused: [] } });
  });

  test('says that the database is read-only', async () => {
    await cluster.ask('ALTER DATABASE games SET default_transaction_read_only = on');
    await dropSessions();
    await says(/read-only/);
    await cluster.ask('ALTER DATABASE games RESET default_transaction_read_only');
    await dropSessions();
    await isReady();
  });

  test.each([
    [
      'has one more migration',
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '30000101000000_future', now())`,
      `DELETE FROM _prisma_migrations WHERE id = 'x'`,
    ],
    [
      'lacks a migration',
      `UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)`,
      `UPDATE _prisma_migrations SET rolled_back_at = NULL`,
    ],
    ['lacks a table', 'ALTER TABLE games RENAME TO playthings', 'ALTER TABLE playthings RENAME TO games'],
    [
      'lacks the list of migrations',
      'ALTER TABLE _prisma_migrations RENAME TO gone',
      'ALTER TABLE gone RENAME TO _prisma_migrations',
    ],
  ])('says that the schema is foreign when it %s', async (_, damage, repair) => {
    await sql(damage);
    await says(/tables of the database are not those of this version/);
    await sql(repair);
    await isReady();
  });

  test('says that no connections are left', async () => {
    await cluster.ask('ALTER ROLE service CONNECTION LIMIT 0');
    await dropSessions();
    await says(/no more connections/);
    await cluster.ask('ALTER ROLE service CONNECTION LIMIT -1');
    await isReady();
  });

  test('says that a write hangs', async () => {
    await cluster.ask(`ALTER SYSTEM SET synchronous_standby_names = 'ghost'`);
    await cluster.ask('SELECT pg_reload_conf()');
    await says(/a write to it does not finish in time/);
    await cluster.ask('ALTER SYSTEM RESET synchronous_standby_names');
    await cluster.ask('SELECT pg_reload_conf()');
    await isReady();
  });

  test('says that the server is not reachable', async () => {
    await cluster.stop();
    await says(/does not answer/);
    await cluster.start();
    await isReady();
  });

  test('says that the database has become a standby', async () => {
    await cluster.stop();
    await cluster.demote();
    await cluster.start();
    await says(/standby/);
    await cluster.promote();
    await isReady();
  });
});
