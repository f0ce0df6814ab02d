import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundless } from '../../../src/http/limits/budgets.js';
import { perUnit, weightOf } from '../../../src/http/limits/weights.js';
import type { Workers } from '../../../src/play/work/workers.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { testedWorkers } from '../../support/workers.js';

const HOUR = 3600;
const ROUNDS = 5;
/** As many entries as the game has. */
const LENGTH = 1 + 2 * ROUNDS;
const DRAWN = 7_000;
/** So slow that nothing refills, however long the requests take. */
const limits = { ...boundless, perAccount: 0.000_05, burstSeconds: 5_000 * HOUR };

/** Films that nobody waits for any more once so many kilobytes are drawn. */
const workers: Workers = {
  run: (name, rulebook, input, signal) =>
    name === 'film'
      ? (Promise.resolve({ svg: null, kilobytes: DRAWN }) as never)
      : testedWorkers.run(name, rulebook, input, signal),
};

describe('work whose result nobody gets, or only a part', () => {
  let db: TestDatabase;
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let over: string;
  beforeAll(async () => {
    db = await testDatabase();
    service = await startService({
      ...{ db, workers, limits, ofOneProcess: 'budgets' },
    });
    [ayla, durc] = [await newPerson(service), await newPerson(service)];
    over = await startedGame(service, ayla, durc, { options: { rounds: ROUNDS } });
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { auth } of [ayla, durc])
        await service.http
          .post(`/v1/games/${over}/actions`)
          .set(auth)
          .send({ action: 'drill:fish=1' })
          .expect(200);
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const leftOf = async ({ auth }: Person, { http }: Service): Promise<number> => {
    const { body } = await http.get('/v1/me/limits').set(auth).expect(200);
    return body.budgets.find(({ name }: { name: string }) => name === 'account').left;
  };
  const spentBy = async (weight: number, work: () => Promise<unknown>, one = service): Promise<number> => {
    const before = await leftOf(ayla, one);
    await work();
    return before - (await leftOf(ayla, one)) - weight - weightOf('getLimits');
  };

  it('is charged where a film is given up, by what was drawn', async () => {
    const spent = await spentBy(weightOf('getReplay'), () =>
      service.http.get(`/v1/games/${over}/replay.svg`).set(ayla.auth),
    );
    expect(spent).toBeGreaterThanOrEqual(DRAWN * perUnit.kilobyteOfFilm + LENGTH * perUnit.entry);
  });

  it('is charged where a fork is refused, by the entries that were read for it', async () => {
    const spent = await spentBy(weightOf('forkGame'), () =>
      service.http
        .post(`/v1/games/${over}/fork`)
        .set(ayla.auth)
        .send({ version: LENGTH, seats: ['me', 'me'] })
        .expect(409),
    );
    expect(spent).toBeGreaterThanOrEqual(LENGTH * perUnit.entry);
  });

  it('is charged where one entry of an archive is read, by all of them', async () => {
    // Another process, which has no entry in memory.
    const other = await startService({ db, ofOneProcess: 'budgets', limits });
    const ask = (path: string) => other.http.get(`/v1/games/${over}/${path}`).set(ayla.auth).expect(200);
    const paths = { getEvents: 'events?limit=1', exportGame: 'export' };
    const costs = async () => {
      const found: number[] = [];
      for (const [operation, path] of Object.entries(paths))
        found.push(await spentBy(weightOf(operation), () => ask(path), other));
      return found;
    };
    await ask('view');
    const before = await costs();
    const store = await db.open();
    expect(await store.log.archive(new Date(Date.now() + 1_000), 10)).toBe(1);
    const after = await costs();
    await other.close();
    for (const [nth, cost] of after.entries())
      expect(cost - (before[nth] ?? 0)).toBeGreaterThan((LENGTH - 1) * perUnit.entry);
  });
});
