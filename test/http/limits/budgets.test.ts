import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundless, generous, type Limits } from '../../../src/http/limits/budgets.js';
import { OTHER, weightOf } from '../../../src/http/limits/weights.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { bearer, newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

/** A bucket for this many requests of an operation, which refills in an hour. */
const HOUR = 3600;
const enoughFor = (count: number, operation: string): number =>
  ((count + 0.5) * weightOf(operation)) / 1000 / HOUR;

const stateOf = (header: string | undefined, name: string) => {
  const [, left, full] = new RegExp(`"${name}";r=(\\d+);t=(\\d+)`).exec(header ?? '') ?? [];
  return { left: Number(left), full: Number(full) };
};

describe('budgets', () => {
  let db: TestDatabase;
  let roomy: Service;
  let ayla: Person;
  let durc: Person;
  let open: (limits: Partial<Limits>) => Promise<Service>;
  beforeAll(async () => {
    db = await testDatabase();
    const store = await db.open();
    roomy = await startService({ db, store });
    ayla = await newPerson(roomy);
    durc = await newPerson(roomy);
    open = (limits) =>
      startService({ db, store, limits: { ...boundless, burstSeconds: HOUR, ...limits }, trustedProxies: 1 });
  });
  afterAll(async () => {
    await roomy.close();
    await db.drop();
  });

  async function within(limits: Partial<Limits>, work: (service: Service) => Promise<void>): Promise<void> {
    const service = await open(limits);
    try {
      await work(service);
    } finally {
      await service.close();
    }
  }

  it('an account over its budget is told which one, and when it refills; others are not affected', () =>
    within({ perAccount: enoughFor(3, 'getMe') }, async ({ http }) => {
      let before = Number.POSITIVE_INFINITY;
      for (let count = 0; count < 3; count += 1) {
        const { headers } = await http.get('/v1/me').set(ayla.auth).expect(200);
        expect(headers['ratelimit-policy']).toMatch(/^"account";q=\d+;w=3600, "address";q=\d+;w=3600$/);
        const { left, full } = stateOf(headers.ratelimit, 'account');
        expect(left).toBeLessThan(before);
        expect(full).toBeLessThanOrEqual(HOUR);
        before = left;
      }
      const { body, headers } = await http.get('/v1/me').set(ayla.auth).expect(429);
      expect(body).toMatchObject({ code: 'rate_limited', status: 429, budget: 'account' });
      expect(body.detail).toContain(`${headers['retry-after']} s`);
      expect(headers['content-type']).toContain('application/problem+json');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(stateOf(headers.ratelimit, 'account').left).toBeLessThan(weightOf('getMe'));
      await http.get('/v1/me').set(durc.auth).expect(200);
      await http.get('/v1/games').expect(200);
    }));

  it('a second token is no second budget', () =>
    within({ perAccount: enoughFor(2, 'getMe') }, async ({ http }) => {
      const wish = { name: 'other', scopes: ['read'] };
      const { body } = await roomy.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
      await http.get('/v1/me').set(ayla.auth).expect(200);
      await http.get('/v1/me').set(bearer(body.secret)).expect(200);
      await http.get('/v1/me').set(ayla.auth).expect(429);
      await http.get('/v1/me').set(bearer(body.secret)).expect(429);
    }));

  it('a guest has a budget of its own, by which its creator sees nothing of it', async () => {
    const { id } = await newGame(roomy, ayla, { seats: ['me', 'open'] });
    const { body } = await roomy.http
      .post(`/v1/games/${id}/seats/1/keys`)
      .set(ayla.auth)
      .send({})
      .expect(201);
    await within({ perAccount: enoughFor(2, 'getMe') }, async ({ http }) => {
      await http.get('/v1/me').set(bearer(body.secret)).expect(200);
      await http.get('/v1/me').set(bearer(body.secret)).expect(200);
      const { headers } = await http.get('/v1/me').set(bearer(body.secret)).expect(429);
      expect(headers.ratelimit).not.toContain('written-bytes');
      await http.get('/v1/me').set(ayla.auth).expect(200);
      await http.get('/v1/me').set(ayla.auth).expect(200);
    });
  });

  it('the accounts of an address share its budget, and an IPv6 address is its /64', () =>
    within({ perAddress: enoughFor(2, 'getMe') }, async ({ http }) => {
      const from = (address: string, { auth }: Person) =>
        http.get('/v1/me').set(auth).set('x-forwarded-for', address);
      await from('2001:db8::1', ayla).expect(200);
      await from('2001:db8:0:0:ffff::2', durc).expect(200);
      const { body } = await from('2001:db8::3', durc).expect(429);
      expect(body.budget).toBe('address');
      await from('2001:db8:0:1::1', durc).expect(200);
      await from('203.0.113.7', ayla).expect(200);
      await from('::ffff:203.0.113.7', ayla).expect(200);
      await from('203.0.113.7', durc).expect(429);
    }));

  it('requests without a token have a budget of their own, also where nothing is', () =>
    within({ perAnonymous: (OTHER * 2.5 + weightOf('getLimits')) / 1000 / HOUR }, async ({ http }) => {
      const { body } = await http.get('/v1/me/limits').expect(200);
      expect(body.budgets.map(({ name }: { name: string }) => name)).toEqual([
        'anonymous',
        'new-accounts',
        'written-bytes-of-address',
      ]);
      await http.get('/nowhere').expect(404);
      const { headers } = await http.get('/v1/nowhere').expect(404);
      expect(headers['ratelimit-policy']).toMatch(/^"anonymous";q=\d+;w=3600$/);
      expect((await http.get('/v1/nowhere').expect(429)).body.budget).toBe('anonymous');
      await http.get('/v1/games').set(ayla.auth).expect(200);
    }));

  it('invalid tokens are charged to the address, and over its budget the answer is 429 instead of 401', () =>
    within({ perAnonymous: (OTHER * 3.5) / 1000 / HOUR }, async ({ http }) => {
      const guess = (nth: number) => http.get('/v1/me').set(bearer(`pf_${nth}`));
      for (let nth = 0; nth < 3; nth += 1) await guess(nth).expect(401);
      const { body, headers } = await guess(4).expect(429);
      expect(body).toMatchObject({ code: 'rate_limited', budget: 'anonymous' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      await http.get('/v1/me').set(ayla.auth).expect(200);
    }));

  it('a refused request asks the store nothing, be its token invalid, unknown or over its budget', async () => {
    const store = await db.open();
    const lookedUp: string[] = [];
    const players = {
      ...store.players,
      authenticate(hash: string, gameId: string | null) {
        lookedUp.push(hash);
        return store.players.authenticate(hash, gameId);
      },
    };
    const limits = {
      ...{ ...boundless, burstSeconds: HOUR },
      ...{ perAnonymous: (OTHER * 10.5) / 1000 / HOUR, perAccount: enoughFor(3, 'getMe') },
    };
    const service = await startService({ db, store: { ...store, players }, limits });
    const lookUps = async (work: () => Promise<unknown>): Promise<number> => {
      const before = lookedUp.length;
      await work();
      return lookedUp.length - before;
    };
    const guess = (token: string) => service.http.get('/v1/me').set(bearer(token));
    // Of an invalid token that is sent again, nothing is asked.
    expect(await lookUps(async () => guess('pf_same').expect(401))).toBe(1);
    expect(await lookUps(async () => guess('pf_same').expect(401))).toBe(0);
    // Ten requests are within the budget, and the last lookups are for tokens that may be valid.
    const flood = async () => {
      for (let nth = 0; nth < 300; nth += 1) await guess(`pf_${nth}_${lookedUp.length}`);
    };
    expect(await lookUps(flood)).toBeLessThan(150);
    const refusal = await guess('pf_last');
    expect(refusal.status).toBe(429);
    expect(refusal.body.budget).toBe('anonymous');
    // A player behind the same address gets through sooner or later, and then always.
    const ask = () => service.http.get('/v1/me').set(ayla.auth);
    await until(async () => (await ask()).status === 200);
    await ask().expect(200);
    await ask().expect(200);
    expect(await lookUps(async () => expect((await ask()).body.budget).toBe('account'))).toBe(0);
    await service.close();
  });

  it('invented tickets cost the store no more than invented tokens', async () => {
    const store = await db.open();
    let redeemed = 0;
    const accountEvents = {
      ...store.accountEvents,
      redeemTicket(...asked: Parameters<typeof store.accountEvents.redeemTicket>) {
        redeemed += 1;
        return store.accountEvents.redeemTicket(...asked);
      },
    };
    const limits = { ...boundless, burstSeconds: HOUR, perAnonymous: (OTHER * 10.5) / 1000 / HOUR };
    const service = await startService({ db, store: { ...store, accountEvents }, limits });
    let last = 0;
    for (let nth = 0; nth < 300; nth += 1)
      last = (await service.http.get(`/v1/me/events/stream?ticket=invented-${nth}`)).status;
    expect(last).toBe(429);
    expect(redeemed).toBeLessThan(150);
    const { body } = await roomy.http.post('/v1/me/events/ticket').set(ayla.auth).expect(201);
    const isOpened = async () => {
      const hangUp = new AbortController();
      const answer = await fetch(`${service.url}/v1/me/events/stream?ticket=${body.ticket}`, hangUp);
      hangUp.abort();
      return answer.status === 200;
    };
    await until(isOpened);
    await service.close();
  });

  it('an expired token is refused like an unknown one, without another look into the store', async () => {
    const store = await db.open();
    let lookUps = 0;
    const players = {
      ...store.players,
      authenticate(hash: string, gameId: string | null) {
        lookUps += 1;
        return store.players.authenticate(hash, gameId);
      },
    };
    let now = new Date();
    const limits = { ...boundless, perAnonymous: (OTHER * 3.5) / 1000 / HOUR, burstSeconds: HOUR };
    const service = await startService({ db, store: { ...store, players }, limits, clock: () => now });
    const wish = { name: 'short', scopes: ['read'], expiresAt: new Date(now.getTime() + HOUR * 1000) };
    const { body } = await service.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
    const ask = () => service.http.get('/v1/me').set(bearer(body.secret));
    await ask().expect(200);
    now = new Date(now.getTime() + 2 * HOUR * 1000);
    const before = lookUps;
    for (let nth = 0; nth < 3; nth += 1) await ask().expect(401);
    expect((await ask().expect(429)).body.budget).toBe('anonymous');
    expect(lookUps).toBe(before);
    await service.close();
  });

  it('requests without the right scope are charged to their account', () =>
    within({ perAccount: (OTHER * 3.5) / 1000 / HOUR }, async ({ http }) => {
      const wish = { name: 'reader', scopes: ['read'] };
      const { body } = await roomy.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
      const ask = () => http.get('/v1/me/tokens').set(bearer(body.secret));
      const { headers } = await ask().expect(403);
      expect(stateOf(headers.ratelimit, 'account').left).toBeLessThan(OTHER * 3);
      for (let nth = 0; nth < 3; nth += 1) await ask();
      expect((await ask().expect(429)).body).toMatchObject({ code: 'rate_limited', budget: 'account' });
    }));

  it('requests without the token that they need are charged to their address', () =>
    within({ perAnonymous: (OTHER * 3.5) / 1000 / HOUR }, async ({ http }) => {
      for (let nth = 0; nth < 3; nth += 1) await http.get('/v1/me').expect(401);
      expect((await http.get('/v1/me').expect(429)).body.budget).toBe('anonymous');
    }));

  it('every answer shows the budgets, also a refusal of the token', () =>
    within({}, async ({ http }) => {
      const answers = [
        await http.get('/v1/me').expect(401),
        await http.get('/v1/me').set(bearer('pf_0')).expect(401),
        await http.post('/v1/games').set(ayla.auth).send({}).expect(400),
        await http.get('/v1/games/00000000-0000-7000-8000-000000000000').expect(404),
      ];
      for (const { headers } of answers) {
        expect(headers.ratelimit).toMatch(/^"\w+";r=\d+;t=\d+/);
        expect(headers['ratelimit-policy']).toMatch(/^"\w+";q=\d+;w=\d+/);
      }
    }));

  it('a bucket refills continuously', () =>
    within({ perAccount: weightOf('getMe') / 100, burstSeconds: 0.1 }, async ({ http }) => {
      await http.get('/v1/me').set(ayla.auth).expect(200);
      let status = 429;
      while (status === 429) ({ status } = await http.get('/v1/me').set(ayla.auth));
      expect(status).toBe(200);
    }));

  it('the number of new accounts per address is limited', () =>
    within({ accounts: 2 }, async ({ http }) => {
      const make = () => http.post('/v1/players').send({ name: 'Ayla' });
      await make().expect(201);
      const { headers } = await make().expect(201);
      expect(stateOf(headers.ratelimit, 'new-accounts').left).toBe(0);
      expect((await make().expect(429)).body).toMatchObject({ code: 'rate_limited', budget: 'new-accounts' });
      await http.get('/v1/games').expect(200);
    }));

  it('probes are not limited', () =>
    within({ perAnonymous: 0.001, perAccount: 0.001 }, async ({ http }) => {
      for (let count = 0; count < 5; count += 1) {
        await http.get('/healthz').expect(200);
        await http.get('/readyz').expect(200);
      }
    }));

  it('an answer that is large costs more than a small one, after the fact', () =>
    within({ perAccount: 1 }, async ({ http }) => {
      const left = async () => {
        const { body } = await http.get('/v1/me/limits').set(ayla.auth).expect(200);
        return body.budgets[0].left as number;
      };
      const spentBy = async (path: string) => {
        const before = await left();
        await http.get(path).set(ayla.auth).expect(200);
        return before - (await left());
      };
      const small = await spentBy('/v1/rulebooks/thin-ice');
      expect(await spentBy('/v1/rulebooks/tal-der-mammuts')).toBeGreaterThan(small);
    }));

  it('a client that waits for each response never meets the default limits', () =>
    within(generous, async ({ http }) => {
      for (let count = 0; count < 300; count += 1) await http.get('/v1/me').set(ayla.auth).expect(200);
    }));
});
