import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const GAMES = 20;

/** Both look for deadlines all the time, and find the same ones. */
describe('deadlines of two servers on one database', () => {
  let db: TestDatabase;
  let one: Service;
  let two: Service;
  let now = Date.UTC(2026, 5, 1, 12);
  beforeAll(async () => {
    db = await testDatabase();
    const settings = { db, clock: () => new Date(now), deadlineMs: 5 };
    one = await startService(settings);
    two = await startService(settings);
  });
  afterAll(async () => {
    await one.close();
    await two.close();
    await db.drop();
  });

  const kindsOf = async (id: string): Promise<string[]> =>
    (await one.http.get(`/v1/games/${id}/events?limit=100`).expect(200)).body.entries.map(
      (entry: { kind: string }) => entry.kind,
    );

  it('fire once', async () => {
    const people: Person[] = [await newPerson(one, 'Ayla'), await newPerson(two, 'Durc')];
    const [ayla, durc] = people as [Person, Person];
    const ids: string[] = [];
    for (let nth = 0; nth < GAMES; nth += 1) {
      const service = nth % 2 === 0 ? one : two;
      const clock = { kind: 'prompt', seconds: 60, lapses: 10 };
      ids.push(await startedGame(service, ayla, durc, { clock, options: { rounds: 2 } }));
    }
    now += 61_000;
    for (const id of ids) await until(async () => (await kindsOf(id)).length >= 5);
    // For a while longer both look, and find nothing that is due.
    for (let nth = 0; nth < 5; nth += 1) await one.http.get('/v1/rulebooks').expect(200);
    for (const id of ids) {
      expect(await kindsOf(id)).toEqual(['started', 'lapsed', 'acted', 'lapsed', 'acted']);
    }
  });
});
