import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Limits } from '../../../src/http/plugins/rate-limit.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { bearer, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

const many: Limits = {
  perToken: 1_000,
  perAddress: 1_000,
  accounts: 1_000,
  messages: 1_000,
  costly: 1_000,
  drawings: 1_000,
};

describe('rate limits', () => {
  let db: TestDatabase;
  let roomy: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    db = await testDatabase();
    const store = await db.open();
    roomy = await startService({ db, store });
    ayla = await newPerson(roomy);
    durc = await newPerson(roomy);
    open = (limits) => startService({ db, store, limits: { ...many, ...limits } });
  });
  afterAll(async () => {
    await roomy.close();
    await db.drop();
  });
  let open: (limits: Partial<Limits>) => Promise<Service>;

  async function within(limits: Partial<Limits>, work: (service: Service) => Promise<void>): Promise<void> {
    const service = await open(limits);
    await work(service);
    await service.close();
  }

  it('a token over its limit gets Retry-After, and other tokens are not affected', () =>
    within({ perToken: 3 }, async ({ http }) => {
      for (const left of ['2', '1', '0']) {
        const { headers } = await http.get('/v1/me').set(ayla.auth).expect(200);
        expect(headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': left });
        expect(Number(headers['ratelimit-reset'])).toBeLessThanOrEqual(10);
      }
      const { body, headers } = await http.get('/v1/me').set(ayla.auth).expect(429);
      expect(body).toMatchObject({ code: 'rate_limited', status: 429 });
      expect(headers['content-type']).toContain('application/problem+json');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      // It is one budget for all that the token does.
      await http.get('/v1/games').set(ayla.auth).expect(429);
      await http.get('/v1/me').set(durc.auth).expect(200);
      await http.get('/v1/games').expect(200);
    }));

  it('two tokens of one player have separate limits', () =>
    within({ perToken: 2 }, async ({ http }) => {
      const wish = { name: 'other', scopes: ['read'] };
      const { body } = await roomy.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
      await http.get('/v1/me').set(ayla.auth).expect(200);
      await http.get('/v1/me').set(ayla.auth).expect(200);
      await http.get('/v1/me').set(ayla.auth).expect(429);
      await http.get('/v1/me').set(bearer(body.secret)).expect(200);
    }));

  it('requests without a token are counted by address, apart from those with a token', () =>
    within({ perAddress: 2 }, async ({ http }) => {
      await http.get('/v1/games').expect(200);
      await http.get('/v1/rulebooks').expect(200);
      expect((await http.get('/v1/games').expect(429)).body.code).toBe('rate_limited');
      await http.get('/v1/games').set(ayla.auth).expect(200);
    }));

  it('invalid tokens are counted by address, and over the limit the answer is 429 instead of 401', () =>
    within({ perAddress: 3 }, async ({ http }) => {
      for (let guess = 0; guess < 3; guess += 1)
        await http
          .get('/v1/me')
          .set(bearer(`pf_${guess}`))
          .expect(401);
      const { body, headers } = await http.get('/v1/me').set(bearer('pf_4')).expect(429);
      expect(body.code).toBe('rate_limited');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      await http.get('/v1/me').set(ayla.auth).expect(200);
    }));

  it('the number of new accounts per address is limited', () =>
    within({ accounts: 2 }, async ({ http }) => {
      const make = () => http.post('/v1/players').send({ name: 'Ayla' });
      await make().expect(201);
      await make().expect(201);
      const { body } = await make().expect(429);
      expect(body.code).toBe('rate_limited');
      await http.get('/v1/games').expect(200);
    }));

  it('probes are not limited', () =>
    within({ perAddress: 1, perToken: 1 }, async ({ http }) => {
      for (let count = 0; count < 5; count += 1) {
        await http.get('/healthz').expect(200);
        await http.get('/readyz').expect(200);
      }
    }));

  it('a client that waits for each response is never limited', async () => {
    for (let count = 0; count < 500; count += 1) await roomy.http.get('/v1/me').set(ayla.auth).expect(200);
  });
});
