import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundless } from '../../../src/http/limits/budgets.js';
import { weightOf } from '../../../src/http/limits/weights.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { bearer, newPerson, type Person } from '../../support/people.js';
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
    processes = [
      await startService({ ofOneProcess: 'budgets', db, limits }),
      await startService({ ofOneProcess: 'budgets', db, limits }),
    ];
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

  it('share what the guests of an account write, and what is told beside it', async () => {
    const limits = { ...boundless, bytesPerHour: 120_000 };
    const [one, two] = [
      await startService({ ofOneProcess: 'budgets', db, limits }),
      await startService({ ofOneProcess: 'budgets', db, limits }),
    ];
    const broud = await newPerson(one);
    const game = { rulebook: 'thin-ice', seats: ['me', 'open'] };
    const { body } = await one.http.post('/v1/games').set(broud.auth).send(game).expect(201);
    const keys = `/v1/games/${body.id}/seats/1/keys`;
    const guest = bearer((await one.http.post(keys).set(broud.auth).send({}).expect(201)).body.secret);
    const say = ({ http }: Service) =>
      http
        .post(`/v1/games/${body.id}/messages`)
        .set(guest)
        .send({ text: 'x'.repeat(2_000) });
    await until(async () => (await say(one)).status === 429);
    // What the process tells together with it arrives as well.
    const left = ({ app }: Service) => app.budgets.left('written-bytes', broud.id);
    one.app.budgets.take('written-bytes', broud.id, 40_000);
    await until(() => Math.abs(left(two) - left(one)) < 5_000);
    expect((await say(two).expect(429)).body.budget).toBe('written-bytes');
    await Promise.all([one.close(), two.close()]);
  });
});
