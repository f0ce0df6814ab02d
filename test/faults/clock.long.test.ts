import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../process/client.js';
import { type ServerProcess, startProcess } from '../process/server-process.js';
import { type Cluster, startCluster } from '../support/cluster.js';
import { findTool } from '../support/fault-tools.js';
import { until } from '../support/until.js';

const HOUR = 3_600_000;
const library = findTool('libfaketime');

interface Entry {
  readonly at: string;
  readonly kind: string;
}

/** The tests and the database have the right time; the service does not. */
describe.skipIf(library === null).each([
  ['ahead', '+1h', HOUR],
  ['behind', '-1h', -HOUR],
])('a process whose clock is an hour %s', { timeout: 120_000 }, (_, offset, drift) => {
  let cluster: Cluster;
  let running: ServerProcess;
  let secret: string;
  beforeAll(async () => {
    cluster = await startCluster();
    running = await startProcess({
      DATABASE_URL: cluster.url,
      LD_PRELOAD: library ?? '',
      FAKETIME: offset,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    secret = (await call(running.url, null, '/v1/players', { name: 'Ayla' })).body.secret;
  });
  afterAll(async () => {
    await running?.end('SIGTERM');
    await cluster?.drop();
  });

  const read = async <Body>(path: string, by = secret): Promise<{ status: number; body: Body }> => {
    const answer = await fetch(running.url + path, { headers: { authorization: `Bearer ${by}` } });
    return { status: answer.status, body: (await answer.json()) as Body };
  };
  const start = async (clock: object): Promise<string> => {
    const wish = { rulebook: 'mammut', seats: ['me', 'me'], clock };
    const { id } = (await call(running.url, secret, '/v1/games', wish)).body;
    expect((await call(running.url, secret, `/v1/games/${id}/start`, {})).status).toBe(200);
    return id;
  };
  const entriesOf = async (game: string): Promise<readonly Entry[]> =>
    (await read<{ entries: Entry[] }>(`/v1/games/${game}/events?limit=1000`)).body.entries;
  const token = (expiresAt: Date) =>
    call(running.url, secret, '/v1/me/tokens', {
      name: 'short',
      scopes: ['read'],
      expiresAt: expiresAt.toISOString(),
    });

  it('has a wrong clock, and reports the difference in its log and its metrics', async () => {
    await until(() => running.said().includes('clock of this machine'));
    const metrics = await running.metrics();
    const seconds = Number(/^permafrost_clock_drift_seconds (.+)$/m.exec(metrics)?.[1]);
    expect(Math.abs(seconds - drift / 1000)).toBeLessThan(30);
    expect(running.said()).toMatch(
      new RegExp(`(3600|3599)\\.\\d s ${drift > 0 ? 'ahead of' : 'behind'} the database's`),
    );
  });

  it('dates its entries by the clock of the database', async () => {
    const before = Date.now();
    const game = await start({ kind: 'prompt', seconds: 3_000 });
    const [entry] = await entriesOf(game);
    const at = new Date(entry?.at ?? 0).getTime();
    expect(at).toBeGreaterThan(before - 1_000);
    expect(at).toBeLessThan(Date.now() + 1_000);
  });

  it('lets no seat lapse early or act late', async () => {
    const slow = await start({ kind: 'prompt', seconds: 1_800 });
    const quick = await start({ kind: 'prompt', seconds: 5 });
    await until(async () => (await entriesOf(quick)).length > 1);
    const [first, lapse] = (await entriesOf(quick)).map(({ at }) => new Date(at).getTime());
    expect((lapse ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(5_000);
    expect(await entriesOf(slow)).toHaveLength(1);
  });

  it('expires a token by the clock of the database', async () => {
    const long = await token(new Date(Date.now() + HOUR / 2));
    const short = await token(new Date(Date.now() + 3_000));
    expect([long.status, short.status]).toEqual([201, 201]);
    expect((await read('/v1/me', short.body.secret)).status).toBe(200);
    await until(async () => (await read('/v1/me', short.body.secret)).status === 401);
    expect((await read('/v1/me', long.body.secret)).status).toBe(200);
    expect((await token(new Date(Date.now() - 1_000))).status).toBe(400);
  });
});
