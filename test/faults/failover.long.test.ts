import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { follow } from '../process/client.js';
import { failedStart } from '../process/failed-start.js';
import { type Cluster, startCluster } from '../support/cluster.js';
import { serviceOn } from '../support/cluster-service.js';
import { newPerson, type Person } from '../support/people.js';
import type { Service } from '../support/service.js';
import { until } from '../support/until.js';

interface Asked {
  readonly seat: number;
  readonly actions: readonly { readonly id: string }[];
}

interface Acknowledged {
  readonly game: string;
  readonly version: number;
  readonly action: string;
}

const GAMES = 6;

describe('a primary and its synchronous standby', { timeout: 120_000 }, () => {
  let primary: Cluster;
  let standby: Cluster;
  let service: Service | null = null;
  beforeEach(async () => {
    primary = await startCluster();
    standby = await primary.synchronousStandby('second');
  });
  afterEach(async () => {
    await service?.close();
    service = null;
    await standby.drop();
    await primary.drop();
  });

  const both = (...clusters: readonly Cluster[]): string => {
    const url = new URL(primary.url);
    const hosts = clusters.map(({ port }) => `127.0.0.1:${port}`).join();
    return `postgres://${url.username}:${url.password}@${hosts}${url.pathname}?target_session_attrs=read-write`;
  };

  it.each<[string, () => Promise<void>]>([
    ['ends', () => primary.stop()],
    [
      'freezes',
      async () => {
        await primary.signalBackends('SIGSTOP');
        primary.signal('SIGSTOP');
      },
    ],
  ])(
    'when the primary %s under load, nothing acknowledged is lost and every stream goes on',
    async (_, fault) => {
      const running = await serviceOn(primary, { databaseUrl: both(standby, primary), poolSize: 6 });
      service = running;
      const me = await newPerson(running);
      const games = await Promise.all(Array.from({ length: GAMES }, () => start(running, me)));
      const streams = games.map((game) => {
        const stream = { got: [] as number[], hasEnded: false };
        void follow(running.url, game, 0, stream.got, () => false).then(() => {
          stream.hasEnded = true;
        });
        return stream;
      });
      const acknowledged: Acknowledged[] = [];
      let isOver = false;
      let promotedAt = Number.POSITIVE_INFINITY;
      let firstAfter: number | null = null;
      const playing = games.map(async (game) => {
        while (!isOver) {
          const done = await act(running, me, game).catch(() => null);
          if (done === null) await sleep(20);
          else {
            acknowledged.push(done);
            if (performance.now() > promotedAt) firstAfter ??= performance.now();
          }
        }
      });
      await until(() => acknowledged.length > 60);
      const before = acknowledged.length;
      await fault();
      await until(async () => (await running.http.get('/readyz')).status === 503);
      await standby.promote();
      promotedAt = performance.now();
      await until(() => firstAfter !== null);
      const seconds = ((firstAfter ?? 0) - promotedAt) / 1000;
      console.error(`${before} acknowledged before, the first write after ${seconds.toFixed(2)} s`);
      await until(async () => (await running.http.get('/readyz')).status === 200);
      await until(() => acknowledged.length > before + 60);
      isOver = true;
      await Promise.all(playing);

      for (const [nth, game] of games.entries()) {
        const { body } = await running.http
          .get(`/v1/games/${game}/events?limit=1000`)
          .set(me.auth)
          .expect(200);
        const entries = body.entries as { version: number; action: unknown }[];
        expect(entries.map(({ version }) => version)).toEqual(entries.map((_entry, at) => at + 1));
        for (const { version } of acknowledged.filter((one) => one.game === game))
          expect(version).toBeLessThanOrEqual(entries.length);
        const stream = streams[nth];
        await until(() => stream?.got.at(-1) === entries.length);
        expect(stream).toEqual({ got: entries.map(({ version }) => version), hasEnded: false });
      }
      const twice = new Set(acknowledged.map(({ game, version }) => `${game} ${version}`));
      expect(twice.size).toBe(acknowledged.length);
    },
  );

  it('is found at startup in either order of the hosts', async () => {
    for (const databaseUrl of [both(standby, primary), both(primary, standby)]) {
      const running = await serviceOn(primary, { databaseUrl });
      await newPerson(running);
      await running.close();
    }
  });

  it('cannot be used without the primary, and the message describes each host', async () => {
    await primary.stop();
    const said = await failedStart({ DATABASE_URL: both(primary, standby) });
    expect(said).toMatch(/None of the hosts .*:\d+ refuses connections; .*:\d+ is a standby\./);
  });

  const start = async ({ http }: Service, { auth }: Person): Promise<string> => {
    const wish = { rulebook: 'mammut', seats: ['me', 'me', 'me'] };
    const { body } = await http.post('/v1/games').set(auth).send(wish).expect(201);
    await http.post(`/v1/games/${body.id}/start`).set(auth).expect(200);
    return body.id;
  };
  /** Null if it was not acknowledged. */
  const act = async ({ url }: Service, { auth }: Person, game: string): Promise<Acknowledged | null> => {
    const legal = await fetch(`${url}/v1/games/${game}/actions`, { headers: auth });
    if (!legal.ok) return null;
    const { asked } = (await legal.json()) as { asked: readonly Asked[] };
    const action = asked[0]?.actions.at(-1)?.id ?? '';
    const answer = await fetch(`${url}/v1/games/${game}/actions`, {
      method: 'POST',
      headers: { ...auth, 'content-type': 'application/json' },
      body: JSON.stringify({ seat: asked[0]?.seat, action }),
    });
    if (!answer.ok) return null;
    const { version } = (await answer.json()) as { version: number };
    return { game, version, action };
  };
});
