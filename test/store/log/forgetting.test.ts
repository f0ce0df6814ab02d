import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { createGame, later } from '../sample.js';

let db: TestDatabase;
let store: Store;
beforeAll(async () => {
  db = await testDatabase();
  store = await db.open();
});
afterAll(() => db.drop());

it('forgets any number of old replies, and keeps the others', async () => {
  const { creatorId } = await createGame(store);
  await db.query(
    `INSERT INTO saved_replies (id, player_id, path, response, created_at)
     SELECT gen_random_uuid(), $1, '/', '', CASE WHEN nth <= 12000 THEN $2 ELSE $3 END::timestamptz
     FROM generate_series(1, 12003) AS nth`,
    [creatorId, later(0), later(10)],
  );
  await store.replies.forget(later(5));
  expect(await db.query('SELECT FROM saved_replies')).toHaveLength(3);
});
