import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitmentToEntropy, contributionOf } from '../../../src/engine/draw.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';
import { drawing } from '../fairness/drawing.js';

describe('the draw of a seed with two servers on one database', () => {
  let db: TestDatabase;
  let one: Service;
  let two: Service;
  let ayla: Person;
  let durc: Person;
  let now = Date.UTC(2026, 5, 1, 12);
  beforeAll(async () => {
    db = await testDatabase();
    const settings = { db, clock: () => new Date(now), drawMs: 10 };
    one = await startService(settings);
    two = await startService(settings);
    ayla = await newPerson(one, 'Ayla');
    durc = await newPerson(one, 'Durc');
  });
  afterAll(async () => {
    await one.close();
    await two.close();
    await db.drop();
  });

  async function revealing(): Promise<string> {
    const { id } = await newGame(one, ayla);
    await drawing(one).commit(id, ayla, 0, 'hers').expect(200);
    await drawing(two)
      .join(id, durc, { commitment: commitmentToEntropy('his') })
      .expect(200);
    const both = [one, two].map(async (service) => drawing(service).start(id, ayla));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    return id;
  }

  it('starts once, when both seats reveal at the same time', async () => {
    for (let nth = 0; nth < 10; nth += 1) {
      const id = await revealing();
      await Promise.all([
        drawing(one).reveal(id, ayla, 0, 'hers').expect(200),
        drawing(two).reveal(id, durc, 1, 'his').expect(200),
      ]);
      for (const service of [one, two])
        await until(async () => (await drawing(service).gameOf(id)).status === 'active');
      const { body } = await one.http.get(`/v1/games/${id}/events`).set(ayla.auth).expect(200);
      expect(body.entries.filter(({ kind }: { kind: string }) => kind === 'started')).toHaveLength(1);
    }
  });

  it('goes on if the process dies between the last reveal and the start', async () => {
    const id = await revealing();
    await drawing(one).reveal(id, ayla, 0, 'hers').expect(200);
    const store = await db.open();
    const record = await store.games.find(id);
    const holder = record?.seats[1];
    if (record == null || holder === undefined) throw new Error('there is no such game');
    const brought = { entropy: 'his', commitment: commitmentToEntropy('his') };
    expect(await store.games.bringEntropy(id, 1, holder, brought, record.revision)).toBe(true);
    await until(async () => (await drawing(two).gameOf(id)).status === 'active');
  });

  it('is void once, with one new commitment, if a seat withholds', async () => {
    const id = await revealing();
    now += 86_400_000;
    await until(async () => (await drawing(one).gameOf(id)).fairness.draw.attempt > 1);
    const seen = await Promise.all([one, two].map(async (service) => drawing(service).gameOf(id)));
    expect(seen[0].fairness).toEqual(seen[1].fairness);
    expect(seen[0].fairness.draw).toMatchObject({ attempt: 2, voided: [{ seats: [0, 1] }] });
    const store = await db.open();
    expect(await store.games.withDrawDue([], new Date(now), 10)).toEqual([]);
  });

  it('goes on after a restart between two reveals', async () => {
    const id = await revealing();
    await drawing(two).reveal(id, durc, 1, 'his').expect(200);
    await two.close();
    two = await startService({ db, clock: () => new Date(now), drawMs: 10 });
    await drawing(two).reveal(id, ayla, 0, 'hers').expect(200);
    expect((await drawing(one).gameOf(id)).fairness.entropy).toEqual(['hers', 'his'].map(contributionOf));
  });
});
