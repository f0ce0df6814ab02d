import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from '../support/cluster.js';
import { serviceOn } from '../support/cluster-service.js';
import { newGame, newPerson, type Person } from '../support/people.js';
import type { Service } from '../support/service.js';
import { until } from '../support/until.js';

interface Reply {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly seconds: number;
  /** True if the reply acknowledges a write. */
  readonly wrote: boolean;
}

/** In seconds, on an idle machine. The time that a healthy service takes is added. */
const ANSWERED = 6;
const RECOVERED = 2;

describe('a service whose database hangs', { timeout: 120_000 }, () => {
  let cluster: Cluster;
  let service: Service;
  let me: Person;
  let game: string;
  /** The seconds for one request of each kind without a fault. */
  let healthy = 0;
  let slowest = 0;
  beforeAll(async () => {
    cluster = await startCluster();
    service = await serviceOn(cluster);
  });
  // A game ends, and an account may have a hundred tokens: one of each for all tests would not last.
  beforeEach(async () => {
    me = await newPerson(service);
    game = (await newGame(service, me, { rulebook: 'mammut', seats: ['me', 'me'] })).id;
    await service.http.post(`/v1/games/${game}/start`).set(me.auth).expect(200);
  });
  afterAll(async () => {
    await service.close();
    await cluster.drop();
  });

  const send = async (method: string, path: string, body?: object): Promise<Reply> => {
    const begun = performance.now();
    const answer = await fetch(service.url + path, {
      method,
      headers: { ...me.auth, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    await answer.text();
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      seconds: (performance.now() - begun) / 1000,
      wrote: method !== 'GET' && answer.ok,
    };
  };
  const act = async (): Promise<Reply> => {
    const answer = await fetch(`${service.url}/v1/games/${game}/actions`, { headers: me.auth });
    if (!answer.ok) return send('GET', `/v1/games/${game}/actions`);
    const { asked } = (await answer.json()) as {
      asked: { seat: number; actions: { id: string }[] }[];
    };
    return send('POST', `/v1/games/${game}/actions`, {
      seat: asked[0]?.seat,
      action: asked[0]?.actions.at(-1)?.id,
    });
  };
  /** One request of each kind: reads, writes, transactions. */
  const everything = (): Promise<Reply[]> =>
    Promise.all([
      act(),
      send('GET', `/v1/games/${game}`),
      send('GET', '/v1/games?seat=me'),
      send('POST', '/v1/games', { rulebook: 'mammut', seats: ['me', 'me'] }),
      send('POST', '/v1/me/tokens', { name: 'second', scopes: ['read'] }),
      send('POST', `/v1/games/${game}/messages`, { text: 'hello' }),
      send('PUT', '/v1/me/calendar', { timeZone: 'Europe/Berlin', weekendsOff: false, quiet: null }),
      send('GET', '/v1/me'),
      send('GET', '/readyz'),
    ]);
  const areAnswered = (replies: readonly Reply[]): void => {
    for (const { status, retryAfter, seconds } of replies) {
      slowest = Math.max(slowest, seconds);
      expect(seconds).toBeLessThan(ANSWERED + healthy);
      expect(status < 500 || status === 503).toBe(true);
      if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0);
    }
  };
  const worksAgain = async (): Promise<void> => {
    const ended = performance.now();
    let works: Reply[];
    do works = await everything();
    while (works.some(({ status }) => status >= 500));
    const recovered = (performance.now() - ended) / 1000;
    console.error(`answered in ${slowest.toFixed(2)} s, works again after ${recovered.toFixed(2)} s`);
    expect(recovered).toBeLessThan(RECOVERED + 2 * healthy);
    const statuses = works.map(({ status }) => status).join(' ');
    expect(works.filter(({ wrote }) => wrote).length, statuses).toBeGreaterThan(3);
  };

  /** Checks that every request is answered in time during a fault, and that all work again soon after it. */
  const withstands = async (
    fault: { begin(): Promise<unknown>; end(): Promise<unknown> },
    { seconds = 10, check = (_replies: readonly Reply[]): void => {} } = {},
  ): Promise<void> => {
    await everything();
    const begun = performance.now();
    await everything();
    healthy = (performance.now() - begun) / 1000;
    slowest = 0;
    await fault.begin();
    const over = performance.now() + seconds * 1000;
    try {
      while (performance.now() < over) {
        const replies = await everything();
        areAnswered(replies);
        check(replies);
        await sleep(100);
      }
    } finally {
      await fault.end();
    }
    await worksAgain();
  };

  it('answers while the table of games is locked for 20 seconds, and makes new accounts at once', async () => {
    const holder = new pg.Client({ connectionString: cluster.url });
    await holder.connect();
    const newAccounts = async () => {
      for (let nth = 0; nth < 30; nth += 1) {
        const begun = performance.now();
        await service.http.post('/v1/players').send({ name: 'Durc' }).expect(201);
        expect((performance.now() - begun) / 1000).toBeLessThan(1 + healthy);
        await sleep(500);
      }
    };
    let made: Promise<void> | null = null;
    const begin = async () => {
      await holder.query('BEGIN; LOCK TABLE games IN ACCESS EXCLUSIVE MODE');
      made = newAccounts();
    };
    await withstands({ begin, end: () => holder.query('COMMIT') }, { seconds: 20 });
    await made;
    await holder.end();
  });

  it('answers while the sessions of the server are frozen', async () => {
    let frozen = 0;
    const begin = async () => {
      frozen = await cluster.signalBackends('SIGSTOP');
    };
    await withstands({ begin, end: () => cluster.signalBackends('SIGCONT') });
    expect(frozen).toBeGreaterThan(3);
  });

  it('answers while the whole server is frozen', () =>
    withstands({
      begin: async () => {
        await cluster.signalBackends('SIGSTOP');
        cluster.signal('SIGSTOP');
      },
      end: async () => {
        cluster.signal('SIGCONT');
        await cluster.signalBackends('SIGCONT');
      },
    }));

  const waitFor = async (standbys: string): Promise<void> => {
    await cluster.ask(`ALTER SYSTEM SET synchronous_standby_names = '${standbys}'`);
    await cluster.ask('SELECT pg_reload_conf()');
  };

  /** The checkpointer reads the new setting some time after the reload. Until then, commits do not wait. */
  const untilCommitsWait = async (): Promise<void> => {
    const probe = new pg.Client({ connectionString: cluster.url, application_name: 'probe' });
    probe.on('error', () => {});
    await probe.connect();
    let ended = false;
    const commitAgain = async (): Promise<void> => {
      while (true) await probe.query(`SELECT pg_logical_emit_message(true, 'probe', '')`);
    };
    const commits = commitAgain().catch(() => {
      ended = true;
    });
    await until(async () => {
      await cluster.ask(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND application_name = 'probe'`,
      );
      return ended;
    });
    await commits;
  };

  it('answers while a synchronous standby is dead, and acknowledges nothing that it lacks', () =>
    withstands(
      {
        begin: async () => {
          await waitFor('ghost');
          await untilCommitsWait();
        },
        end: () => waitFor(''),
      },
      { check: (replies) => expect(replies.filter(({ wrote }) => wrote)).toEqual([]) },
    ));

  it('acknowledges nothing if the wait for a synchronous standby is cancelled', async () => {
    await waitFor('ghost');
    await untilCommitsWait();
    try {
      const replies = everything();
      const cancelled = new Set<number>();
      await until(async () => {
        const waiting = await cluster.ask<{ pid: number }>(
          `SELECT pid, pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND usename = 'service'`,
        );
        for (const { pid } of waiting) cancelled.add(pid);
        return cancelled.size > 2;
      });
      expect((await replies).filter(({ wrote }) => wrote)).toEqual([]);
    } finally {
      await waitFor('');
    }
    await worksAgain();
  });

  it('answers while the server accepts no more connections', () =>
    withstands({
      begin: async () => {
        await cluster.ask('ALTER ROLE service CONNECTION LIMIT 0');
        await cluster.ask(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'service'`);
      },
      end: () => cluster.ask('ALTER ROLE service CONNECTION LIMIT -1'),
    }));
});
