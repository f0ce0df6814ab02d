import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FinishedGame } from '../../../src/play/ports/games.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const DAY = 86_400_000;

let db: TestDatabase;
let service: Service;
let ayla: Person;
beforeAll(async () => {
  db = await testDatabase();
  service = await startService({ db });
  ayla = await newPerson(service);
});
afterAll(async () => {
  await service.close();
  await db.drop();
});

const begin = async (wish: object, person = ayla): Promise<string> => {
  const { id } = await newGame(service, person, wish);
  await service.http.post(`/v1/games/${id}/start`).set(person.auth).expect(200);
  return id;
};
const statusOf = async (id: string): Promise<string> =>
  (await service.http.get(`/v1/games/${id}`).expect(200)).body.status;
const played = async (wish: object): Promise<string> => {
  const id = await begin(wish);
  await until(async () => (await statusOf(id)) === 'finished');
  return id;
};
const isThere = async (id: string): Promise<boolean> =>
  (await service.http.get(`/v1/games/${id}`)).status === 200;

it('finished games of bots alone are removed after a time, and no others', async () => {
  const bots = { seats: ['bot', 'bot'] } as const;
  const [old, forked, talked] = [await played(bots), await played(bots), await played(bots)];
  await service.http
    .post(`/v1/games/${forked}/fork`)
    .set(ayla.auth)
    .send({ version: 1, seats: ['me', 'me'] })
    .expect(201);
  await service.http.post(`/v1/games/${talked}/messages`).set(ayla.auth).send({ text: 'Well!' }).expect(201);
  const resigned = await begin({ seats: ['me', 'bot'] });
  await service.http.post(`/v1/games/${resigned}/seats/0/resign`).set(ayla.auth).expect(200);
  await until(async () => (await statusOf(resigned)) === 'finished');
  const left = await begin({ seats: ['me', 'bot'] });
  await service.http.delete(`/v1/games/${left}/seats/0`).set(ayla.auth).expect(204);
  await until(async () => (await statusOf(left)) === 'finished');
  const running = await begin({ seats: ['me', 'bot'] });
  const all = [old, forked, talked, resigned, left, running];
  await db.query("UPDATE games SET finished_at = finished_at - interval '3 days'");
  const young = await played(bots);

  const { games } = await db.open();
  let after: FinishedGame | null = null;
  let looks = 0;
  do {
    after = await games.removeBotGames(new Date(Date.now() - DAY), after, 2);
    looks += 1;
  } while (after !== null);

  expect(looks).toBe(4);
  expect(await Promise.all(all.map(isThere))).toEqual([false, true, true, true, true, true]);
  expect(await isThere(young)).toBe(true);
});
