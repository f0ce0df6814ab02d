import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../src/env.js';
import type { Store } from '../../src/store/open.js';
import { wiringOf } from '../../src/wiring.js';
import { type TestDatabase, testDatabase } from '../support/database.js';
import { newGame, newPerson, type Person, startedGame } from '../support/people.js';
import { type Service, startService } from '../support/service.js';
import { until } from '../support/until.js';

const DAY = 86_400_000;

describe('the app obeys', () => {
  let db: TestDatabase;
  let store: Store;
  let usual: Service;
  let ayla: Person;
  beforeAll(async () => {
    db = await testDatabase();
    store = await db.open();
    usual = await startService({ db, store });
    ayla = await newPerson(usual);
  });
  afterAll(async () => {
    await usual.close();
    await db.drop();
  });

  /** Runs the app with settings as an operator writes them; the clock can be ahead. */
  async function within<Value>(
    given: Record<string, string>,
    work: (service: Service) => Promise<Value>,
    ahead = 0,
  ): Promise<Value> {
    const { app } = wiringOf(readSettings({ LOG_LEVEL: 'silent', ...given }));
    const clock = () => new Date(Date.now() + ahead);
    const service = await startService({ ...app, db, store, clock });
    const value = await work(service);
    await service.close();
    return value;
  }

  /** The status of one request from each of these addresses, in order. */
  const statuses =
    (...addresses: readonly string[]) =>
    async ({ http }: Service) => {
      const seen: number[] = [];
      for (const address of addresses)
        seen.push(
          (await http.post('/v1/players').set('x-forwarded-for', address).send({ name: 'Ayla' })).status,
        );
      return seen;
    };

  it('TRUST_PROXY: clients behind a proxy are limited by the addresses that it forwards', async () => {
    const asked = statuses('203.0.113.1', '203.0.113.2', '203.0.113.1');
    const given = { RATE_LIMIT_ACCOUNTS: '1', TRUST_PROXY: '127.0.0.1' };
    expect(await within(given, asked)).toEqual([201, 201, 429]);
  });

  it.each([
    ['1', [201, 429]],
    ['127.0.0.1', [201, 429]],
    ['2', [201, 201]],
    ['127.0.0.1,203.0.113.0/24', [201, 201]],
    ['203.0.113.9', [201, 429]],
  ])('TRUST_PROXY=%s: addresses that a client puts before its own do not count', async (trusted, seen) => {
    const asked = statuses('198.51.100.1, 203.0.113.9', '198.51.100.2, 203.0.113.9');
    expect(await within({ RATE_LIMIT_ACCOUNTS: '1', TRUST_PROXY: trusted }, asked)).toEqual(seen);
  });

  it('no TRUST_PROXY: nobody gets around a limit by naming addresses', async () => {
    const asked = statuses('203.0.113.1', '203.0.113.2', '203.0.113.3');
    expect(await within({ RATE_LIMIT_ACCOUNTS: '1' }, asked)).toEqual([201, 429, 429]);
  });

  it('CACHE_MB: games stay in memory while there is room', async () => {
    const games: { readonly id: string }[] = [];
    while (games.length < 80) games.push(await newGame(usual, ayla));
    const seen = async ({ http, metrics }: Service) => {
      for (const { id } of [...games, ...games]) await http.get(`/v1/games/${id}`).expect(200);
      return { hits: metrics.lookups.hit, hasEvicted: metrics.lookups.evicted > 0 };
    };
    expect(await within({ CACHE_MB: '1' }, seen)).toEqual({ hits: 0, hasEvicted: true });
    expect(await within({ CACHE_MB: '8' }, seen)).toEqual({ hits: 80, hasEvicted: false });
  });

  it('IDLE_DAYS: a game is closed after this many days of inactivity', async () => {
    const durc = await newPerson(usual);
    const begun = (service: Service) => startedGame(service, ayla, durc);
    const older = await within({}, begun, -4 * DAY);
    const newer = await within({}, begun, -2 * DAY);
    const statusOf = async (id: string) => (await usual.http.get(`/v1/games/${id}`).expect(200)).body.status;
    // Idle games are found once, at startup.
    await within({ IDLE_DAYS: '3' }, () => until(async () => (await statusOf(older)) === 'closed'));
    expect(await statusOf(newer)).toBe('active');
  });

  it('CORS_ORIGINS: browsers may call the API from these origins only', async () => {
    const allowed =
      (origin: string) =>
      async ({ http }: Service) =>
        (await http.get('/healthz').set({ origin })).headers['access-control-allow-origin'];
    const given = { CORS_ORIGINS: 'https://one.example, https://two.example' };
    expect(await within(given, allowed('https://two.example'))).toBe('https://two.example');
    expect(await within(given, allowed('https://three.example'))).toBeUndefined();
  });
});
