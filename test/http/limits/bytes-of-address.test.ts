import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundless } from '../../../src/http/limits/budgets.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const NAME = 'written-bytes-of-address';
const LIMIT = 400_000;
/** What a delivery is counted as. */
const NOTICE = 400;
const HOME = '192.0.2.1';
const ELSEWHERE = '198.51.100.1';

describe('the bytes that accounts of one address make the server keep', () => {
  let db: TestDatabase;
  let service: Service;
  let other: Service;
  beforeAll(async () => {
    db = await testDatabase();
    const wish = {
      ...{ db, limits: { ...boundless, bytesPerHourOfAddress: LIMIT }, trustedProxies: 1 as const },
      receivers: {
        refuse: async () => null,
        post: async () => ({ status: 500, error: 'It fails.', retryAfter: null }),
      },
    };
    service = await startService({ ofOneProcess: 'bytes', ...wish });
    other = await startService({ ofOneProcess: 'bytes', ...wish, dispatchMs: null });
  });
  afterAll(async () => {
    await other.close();
    await service.close();
    await db.drop();
  });

  const left = (at: string, { app } = service): number => app.budgets.left(NAME, at);
  const say = (one: Service, id: string, { auth }: Person, from: string, text: string) =>
    one.http.post(`/v1/games/${id}/messages`).set(auth).set('x-forwarded-for', from).send({ text });

  it('are bounded together, and not those of another address or what is read', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => newPerson(service)));
    const games = await Promise.all(people.map((one) => newGame(service, one)));
    const statuses: number[] = [];
    for (let nth = 0; statuses.at(-1) !== 429; nth += 1) {
      const turn = nth % people.length;
      const { status, body } = await say(
        service,
        games[turn]?.id ?? '',
        people[turn] as Person,
        HOME,
        'x'.repeat(2_000),
      );
      statuses.push(status);
      if (status === 429) expect(body.budget).toBe(NAME);
      expect(nth).toBeLessThan(LIMIT / 3_000);
    }
    const [ayla] = people as [Person];
    const id = games[0]?.id ?? '';
    await service.http.get(`/v1/games/${id}`).set(ayla.auth).set('x-forwarded-for', HOME).expect(200);
    await say(service, id, ayla, ELSEWHERE, 'Hello').expect(201);
    await until(async () => left(HOME, other) < 8_000);
    // Processes tell each other what is worth telling, so a little may be left there.
    let status = 0;
    for (let nth = 0; status !== 429; nth += 1) {
      const answered = await say(other, id, ayla, HOME, 'x'.repeat(1_900));
      ({ status } = answered);
      if (status === 429) expect(answered.body.budget).toBe(NAME);
      expect(nth).toBeLessThan(4);
    }
  });

  it('show in steps, for what others write', async () => {
    const ayla = await newPerson(service);
    const shown = async () => {
      const { body, headers } = await service.http
        .get('/v1/me/limits')
        .set(ayla.auth)
        .set('x-forwarded-for', '203.0.113.7');
      expect(headers.ratelimit).not.toContain(NAME);
      return body.budgets.find(({ name }: { name: string }) => name === NAME);
    };
    expect(await shown()).toMatchObject({ unit: 'bytes', size: LIMIT / 2, left: LIMIT / 2, refillsIn: 3600 });
    service.app.budgets.take(NAME, '203.0.113.7', 1_000);
    expect((await shown()).left).toBe((LIMIT / 2 / 64) * 63);
    service.app.budgets.take(NAME, '203.0.113.7', 1_000);
    expect((await shown()).left).toBe((LIMIT / 2 / 64) * 63);
  });

  it('are those of deliveries, too, though another process writes them', async () => {
    const from = '203.0.113.9';
    const ayla = await newPerson(other);
    const ask = (path: string, body: object) =>
      other.http.post(path).set(ayla.auth).set('x-forwarded-for', from).send(body);
    await ask('/v1/me/webhooks', {
      url: 'https://receiver.example/hook',
      events: ['message.posted', 'game.started', 'prompt.opened'],
    }).expect(201);
    const taken: number[] = [];
    const { take } = service.app.budgets;
    service.app.budgets.take = (name, key, amount) => {
      if (name === NAME && key === from) taken.push(amount);
      take.call(service.app.budgets, name, key, amount);
    };
    try {
      // The process that delivers hears within a second from where the account writes.
      await until(async () => {
        const { body } = await ask('/v1/games', { rulebook: 'thin-ice', seats: ['me', 'bot'] }).expect(201);
        await ask(`/v1/games/${body.id}/start`, {}).expect(200);
        await sleep(100);
        return taken.some((amount) => amount % NOTICE === 0);
      });
    } finally {
      service.app.budgets.take = take;
    }
  });

  it('of guests hold up nothing that others are told', async () => {
    const [ayla, durc] = [await newPerson(service), await newPerson(service)];
    const { id } = await newGame(service, ayla);
    await service.http.post(`/v1/games/${id}/seats`).set(durc.auth).send({}).expect(200);
    const read = async (after?: string) => {
      const query = after === undefined ? {} : { after };
      return (await service.http.get('/v1/me/events').query(query).set(ayla.auth).expect(200)).body;
    };
    const { cursor } = await read();
    service.app.budgets.take('written-bytes', `guests-of-${ayla.id}`, Number.MAX_SAFE_INTEGER);
    await say(service, id, durc, ELSEWHERE, 'Hello').expect(201);
    await until(async () =>
      (await read(cursor)).events.some(({ type }: { type: string }) => type === 'message.posted'),
    );
  });
});
