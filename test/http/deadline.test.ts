import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../support/database.js';
import { type Service, startService } from '../support/service.js';

let db: TestDatabase;
let service: Service;
beforeEach(async () => {
  db = await testDatabase();
  const store = await db.open();
  const create = () => new Promise<never>(() => {});
  service = await startService({ db, store: { ...store, players: { ...store.players, create } } });
});
afterEach(async () => {
  await service.close();
  await db.drop();
});

test('a request with a body whose work never ends is answered with 503 and a time to come back', async () => {
  const { body, headers } = await service.http.post('/v1/players').send({ name: 'Ayla' }).expect(503);
  expect(body).toMatchObject({
    code: 'unavailable',
    detail: expect.stringMatching(/longer than five seconds/),
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
