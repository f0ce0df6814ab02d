import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickRng } from '../../src/kernel/rng.js';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { follow } from '../process/client.js';
import { type ServerProcess, startProcess } from '../process/server-process.js';
import { type Cluster, startCluster } from '../support/cluster.js';
import { findTool } from '../support/fault-tools.js';
import { freePort } from '../support/free-port.js';
import { hasNats, type NatsServer, startNats } from '../support/nats-server.js';
import { until } from '../support/until.js';

const proxyProgram = findTool('haproxy');
const CONFIGURATION = new URL('../../deploy/haproxy.cfg', import.meta.url).pathname;
const PROCESSES = 3;
const BOUNDLESS = '1000000000';
/** Longer than a failover takes on a busy machine. */
const PATIENCE = 120_000;
const PAUSE = 50;
/** Between two actions of a game, so that no game is over before the last fault. */
const THINKING = 150;
const ACTIONS_BETWEEN = 20;

interface Played {
  readonly game: string;
  readonly name: string;
  /** The version before and after each action that was acknowledged. Where a seat has no choice, the service answers with it. */
  readonly acknowledged: (readonly [number, number])[];
  readonly streamed: number[];
  isOver: boolean;
}

describe.skipIf(proxyProgram === null || !hasNats())('three processes behind HAProxy, with NATS', () => {
  let primary: Cluster;
  let standby: Cluster;
  let nats: NatsServer;
  let proxy: ReturnType<typeof spawn>;
  let url: string;
  let settings: Record<string, string>;
  const ports: number[] = [];
  const processes: ServerProcess[] = [];
  const start = async (nth: number): Promise<void> => {
    processes[nth] = await startProcess({ ...settings, PORT: String(ports[nth]) });
  };

  beforeAll(async () => {
    primary = await startCluster();
    standby = await primary.synchronousStandby('second');
    nats = await startNats();
    const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`).join();
    const { username, password, pathname } = new URL(primary.url);
    settings = {
      DATABASE_URL: `postgres://${username}:${password}@${hosts}${pathname}?target_session_attrs=read-write`,
      ...{
        BUS_URL: nats.url,
        TRUST_PROXY: '127.0.0.1',
        LOG_LEVEL: 'error',
        CONNECTIONS_PER_ADDRESS: BOUNDLESS,
      },
      ...{ WORK_PER_ACCOUNT: BOUNDLESS, WORK_PER_ADDRESS: BOUNDLESS, WORK_PER_ANONYMOUS: BOUNDLESS },
    };
    for (let nth = 0; nth < PROCESSES; nth += 1) ports.push(await freePort());
    for (let nth = 0; nth < PROCESSES; nth += 1) await start(nth);
    const bind = `127.0.0.1:${await freePort()}`;
    url = `http://${bind}`;
    const [PERMAFROST_1, PERMAFROST_2, PERMAFROST_3] = ports.map((port) => `127.0.0.1:${port}`);
    const env = { ...process.env, HAPROXY_BIND: bind, PERMAFROST_1, PERMAFROST_2, PERMAFROST_3 };
    proxy = spawn(proxyProgram ?? '', ['-db', '-f', CONFIGURATION], { stdio: 'ignore', env });
    await until(() =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  }, PATIENCE);
  afterAll(async () => {
    proxy.kill('SIGKILL');
    for (const one of processes) await one.end('SIGKILL');
    await nats.close();
    await standby.drop();
    await primary.drop();
  });

  /** Repeats a request until it is answered, as clients do: with the same key. */
  const ask = async <Body>(headers: object, path: string, body?: object): Promise<Body> => {
    const key = randomUUID();
    const end = performance.now() + PATIENCE;
    for (;;) {
      const answer = await fetch(url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': key }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      }).catch(() => null);
      const text = await answer?.text().catch(() => null);
      if (answer?.ok && typeof text === 'string') return JSON.parse(text) as Body;
      const isPassing = answer === null || answer.status >= 500 || answer.status === 429 || answer.ok;
      if (!isPassing || performance.now() > end) throw new Error(`${path}: ${answer?.status} ${text}`);
      await sleep(PAUSE);
    }
  };

  interface Asked {
    readonly version: number;
    readonly asked: readonly {
      readonly seat: number;
      readonly actions: readonly { readonly id: string }[];
    }[];
  }

  async function play(headers: object, played: Played, nth: number): Promise<void> {
    const rng = quickRng(nth);
    const path = `/v1/games/${played.game}`;
    for (;;) {
      const { version: before, asked } = await ask<Asked>(headers, `${path}/actions`);
      const [one] = asked;
      if (one === undefined) break;
      const action = one.actions[rng.int(one.actions.length)]?.id;
      const body = { seat: one.seat, action };
      const { version } = await ask<{ version: number }>(headers, `${path}/actions`, body);
      played.acknowledged.push([before, version]);
      await sleep(THINKING);
    }
    played.isOver = true;
  }

  /** Goes on where it broke off, as an `EventSource` does. */
  async function watch({ game, streamed }: Played, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await follow(url, game, streamed.at(-1) ?? 0, streamed, isOver).catch(() => {});
      await sleep(PAUSE);
    }
  }

  it(
    'play a whole game of each rulebook while a process, NATS and the database are killed in turn',
    async () => {
      const { secret } = await ask<{ secret: string }>({}, '/v1/players', { name: 'Ayla' });
      const headers = { authorization: `Bearer ${secret}` };
      const games: Played[] = [];
      for (const { meta } of rulebooks) {
        const seats = Array(meta.seats.min).fill('me');
        const { id } = await ask<{ id: string }>(headers, '/v1/games', { rulebook: meta.id, seats });
        await ask(headers, `/v1/games/${id}/start`, {});
        games.push({ game: id, name: meta.id, acknowledged: [], streamed: [], isOver: false });
      }
      const done = (): number => games.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      let ended = false;
      const watching = games.map((one) => watch(one, () => ended));
      const playing = games.map((one, nth) => play(headers, one, nth));

      const replace = async (nth: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
        await processes[nth]?.end(signal);
        await start(nth);
      };
      const faults: readonly (readonly [string, () => Promise<void>])[] = [
        ['the first process is killed', () => replace(0, 'SIGKILL')],
        [
          'NATS is killed',
          () =>
            nats
              .stop()
              .then(() => sleep(1_000))
              .then(() => nats.start()),
        ],
        ['the second process is replaced', () => replace(1, 'SIGTERM')],
        [
          'the primary server is killed, and its standby promoted',
          () => primary.stop().then(() => standby.promote()),
        ],
        ['the third process is killed', () => replace(2, 'SIGKILL')],
        [
          'NATS is killed again',
          () =>
            nats
              .stop()
              .then(() => sleep(1_000))
              .then(() => nats.start()),
        ],
      ];
      const struck: string[] = [];
      for (const [name, strike] of faults) {
        const before = done();
        await until(() => done() >= before + ACTIONS_BETWEEN || games.every(({ isOver }) => isOver));
        const running = games.filter(({ isOver }) => !isOver).map((one) => one.name);
        if (running.length > 0) struck.push(name);
        console.error(`${done()} actions, ${running.join(' ')} being played: ${name}`);
        await strike();
      }
      await Promise.all(playing);
      expect(struck).toHaveLength(faults.length);

      for (const one of games) {
        const path = `/v1/games/${one.game}`;
        const { status, version } = await ask<{ status: string; version: number }>(headers, path);
        expect(status).toBe('finished');
        const versions = Array.from({ length: version }, (_, nth) => nth + 1);
        const { entries } = await ask<{ entries: { version: number; seat: number | null }[] }>(
          headers,
          `${path}/events?limit=1000`,
        );
        // Nothing that was acknowledged is missing, and nothing was done twice.
        expect(entries.map((entry) => entry.version)).toEqual(versions);
        const before = [1, ...one.acknowledged.map(([, after]) => after)];
        expect(one.acknowledged.map(([from]) => from)).toEqual(before.slice(0, -1));
        expect(before.at(-1)).toBe(version);
        await until(() => one.streamed.at(-1) === version);
        expect(one.streamed).toEqual(versions);
        const direct = await Promise.all(
          ports.map(async (port) =>
            (await fetch(`http://127.0.0.1:${port}${path}/view`, { headers })).text(),
          ),
        );
        expect(new Set(direct).size).toBe(1);
      }
      ended = true;
      proxy.kill('SIGKILL');
      await Promise.all(watching);
    },
    5 * 60_000,
  );
});
