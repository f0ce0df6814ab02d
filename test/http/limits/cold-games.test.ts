import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundless } from '../../../src/http/limits/budgets.js';
import { perUnit, weightOf } from '../../../src/http/limits/weights.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

const HOUR = 3600;
const ACTIONS = 40;

/** It takes as long as all of its entries, so who walks through many games would otherwise stop the server. */
describe('a game that has left memory', () => {
  let service: Service;
  let ayla: Person;
  let stranger: Person;
  let open: string;
  let closed: string;
  const others: string[] = [];

  const played = async (visibility: 'public' | 'private'): Promise<string> => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'me'], visibility });
    const post = (path: string, body: object) =>
      service.http.post(`/v1/games/${id}/${path}`).set(ayla.auth).send(body).expect(200);
    await post('start', {});
    for (let nth = 0; nth < ACTIONS; nth += 1) {
      await post('actions', { action: 'drill:fish=1' });
      await post('undo', { ask: true });
    }
    return id;
  };

  beforeAll(async () => {
    service = await startService({
      ofOneProcess: 'budgets',
      // So slow that nothing refills, however long the requests take.
      limits: { ...boundless, perAccount: 0.000_05, burstSeconds: 5_000 * HOUR },
      // Room for few games: others have to leave.
      cacheBytes: 100_000,
    });
    [ayla, stranger] = [await newPerson(service), await newPerson(service)];
    open = await played('public');
    closed = await played('private');
    for (let nth = 0; nth < 20; nth += 1) others.push((await newGame(service, ayla)).id);
  });
  afterAll(() => service.close());

  const leave = async () => {
    for (const id of others) await service.http.get(`/v1/games/${id}`).set(ayla.auth).expect(200);
  };
  const leftOf = async ({ auth }: Person): Promise<number> => {
    const { body } = await service.http.get('/v1/me/limits').set(auth).expect(200);
    return body.budgets.find(({ name }: { name: string }) => name === 'account').left;
  };
  const spentBy = async (who: Person, work: () => Promise<unknown>): Promise<number> => {
    const before = await leftOf(who);
    await work();
    return before - (await leftOf(who)) - weightOf('getLimits');
  };
  const get = (path: string, { auth }: Person) => service.http.get(`/v1/games/${path}`).set(auth);

  it.each(['', '/events?limit=1', '/actions', '/messages'])(
    'is paid by who asks for it at %s',
    async (path) => {
      await leave();
      const ask = () => spentBy(ayla, () => get(`${open}${path}`, ayla).expect(200));
      const first = await ask();
      const second = await ask();
      expect(first - second).toBeGreaterThanOrEqual(2 * ACTIONS * perUnit.entry);
    },
  );

  it('is paid once by those who ask at the same time', async () => {
    await leave();
    const ask = () => spentBy(ayla, () => Promise.all([1, 2, 3].map(() => get(open, ayla).expect(200))));
    const first = await ask();
    const second = await ask();
    const once = (2 * ACTIONS + 1) * perUnit.entry;
    expect(first - second).toBeGreaterThanOrEqual(once - perUnit.entry);
    expect(first - second).toBeLessThan(2 * once);
  });

  it('is not read for somebody who may not see it, and costs them what no game costs', async () => {
    await leave();
    const none = '01a1f9d5-85c1-7537-8c24-a77e8aad5d8c';
    const misses = () => service.metrics.lookups.miss;
    const before = misses();
    const spent = await spentBy(stranger, () => get(closed, stranger).expect(404));
    expect(misses()).toBe(before);
    const ofNone = await spentBy(stranger, () => get(none, stranger).expect(404));
    expect(Math.abs(spent - ofNone)).toBeLessThan(perUnit.entry);
    await service.http.post(`/v1/games/${closed}/seats`).set(stranger.auth).send({}).expect(404);
    expect(misses()).toBe(before);
    // The same while somebody reads it who may: most of these wait for each other meanwhile.
    await leave();
    const ask = (id: string) =>
      spentBy(stranger, () =>
        Promise.all([
          ...Array.from({ length: 8 }, () => get(id, stranger).expect(404)),
          get(closed, ayla).expect(200),
        ]),
      );
    const meanwhile = await ask(closed);
    expect(Math.abs(meanwhile - (await ask(none)))).toBeLessThan(2 * perUnit.entry);
  });
});
