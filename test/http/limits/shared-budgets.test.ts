import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundless } from '../../../src/http/limits/budgets.js';
import { weightOf } from '../../../src/http/limits/weights.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const REQUESTS = 100;
const HOUR = 3600;

describe('two processes on one database', () => {
  let db: TestDatabase;
  let processes: readonly Service[];
  let ayla: Person;
  beforeAll(async () => {
    db = await testDatabase();
    const perAccount = (REQUESTS * weightOf('getMe')) / 1000 / HOUR;
    const limits = { ...boundless, perAccount, messages: 8, burstSeconds: HOUR };
    processes = [await startService({ db, limits }), await startService({ db, limits })];
    ayla = await newPerson(processes[0] as Service);
  });
  afterAll(async () => {
    for (const service of processes) await service.close();
    await db.drop();
  });

  const spend = async ({ http }: Service): Promise<number> => {
    for (let done = 0; ; done += 1) if ((await http.get('/v1/me').set(ayla.auth)).status === 429) return done;
  };

  it('share the budget of an account, within a quarter of what is said', async () => {
    const done = await Promise.all(processes.map(spend));
    const total = done.reduce((sum, one) => sum + one, 0);
    expect(Math.min(...done)).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(REQUESTS * 0.75);
    expect(total).toBeLessThanOrEqual(REQUESTS * 1.25);
  });

  it('share what is counted in requests', async () => {
    const [one, two] = processes as [Service, Service];
    const iza = await newPerson(one);
    const game = { rulebook: 'thin-ice', seats: ['me', 'open'] };
    const created = await one.http.post('/v1/games').set(iza.auth).send(game).expect(201);
    const say = (service: Service) =>
      service.http.post(`/v1/games/${created.body.id}/messages`).set(iza.auth).send({ text: 'Hello' });
    for (let count = 0; count < 8; count += 1) await say(one).expect(201);
    const left = async () => {
      const { body } = await two.http.get('/v1/me/limits').set(iza.auth).expect(200);
      return body.budgets.find(({ name }: { name: string }) => name === 'messages').left as number;
    };
    await until(async () => (await left()) === 0);
    expect((await say(two).expect(429)).body.budget).toBe('messages');
  });
});
