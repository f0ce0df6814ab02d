import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.js';
import { type Cluster, startCluster } from '../support/cluster.js';
import { serviceOn } from '../support/cluster-service.js';

/** Warnings when a store is opened, and in `/readyz` of a service on the same server. */
async function warningsOn(
  cluster: Cluster,
): Promise<{ readonly atStart: string[]; readonly byReadyz: string[] }> {
  const atStart: string[] = [];
  const onWarning = (text: string): void => void atStart.push(text);
  const store = await openStore({ databaseUrl: cluster.url, poolSize: 2, observer: { onWarning } });
  await store.close();
  const service = await serviceOn(cluster);
  try {
    const { body } = await service.http.get('/readyz').expect(200);
    return { atStart, byReadyz: body.warnings };
  } finally {
    await service.close();
  }
}

describe('a database server that syncs what it acknowledges', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster({ fsync: 'on' });
  });
  afterAll(() => cluster.drop());

  test('causes no warning', async () => {
    expect(await warningsOn(cluster)).toEqual({ atStart: [], byReadyz: [] });
  });

  test('causes a warning if the database has synchronous_commit off', async () => {
    await cluster.ask('ALTER DATABASE games SET synchronous_commit = off');
    const warnings = [expect.stringContaining('synchronous_commit off')];
    expect(await warningsOn(cluster)).toEqual({ atStart: warnings, byReadyz: warnings });
    await cluster.ask('ALTER DATABASE games RESET synchronous_commit');
  });

  test('causes a warning when full_page_writes is turned off, also in a running service', async () => {
    const service = await serviceOn(cluster);
    const warnings = async () => (await service.http.get('/readyz').expect(200)).body.warnings;
    expect(await warnings()).toEqual([]);
    await cluster.ask('ALTER SYSTEM SET full_page_writes = off');
    await cluster.ask('SELECT pg_reload_conf()');
    await expect.poll(warnings).toEqual([expect.stringContaining('full_page_writes off')]);
    await service.close();
  });
});

describe('a database server whose fsync is off', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster({ fsync: 'off' });
  });
  afterAll(() => cluster.drop());

  test('causes a warning', async () => {
    const warnings = [expect.stringContaining('fsync off')];
    expect(await warningsOn(cluster)).toEqual({ atStart: warnings, byReadyz: warnings });
  });
});
