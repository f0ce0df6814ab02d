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

it('forgets any number of old responses, and keeps the others', async () => {
  const { id, creatorId } = await createGame(store);
  await db.query(
    `INSERT INTO idempotent_responses (game_id, player_id, key, body_hash, status, body, created_at)
     SELECT $1, $2, nth::text, '', 200, '{}', CASE WHEN nth <= 12000 THEN $3 ELSE $4 END::timestamptz
     FROM generate_series(1, 12003) AS nth`,
    [id, creatorId, later(0), later(10)],
  );
  await store.log.forgetSavedResponses(later(5));
  expect(await db.query('SELECT FROM idempotent_responses')).toHaveLength(3);
});
