import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { createGame, createPlayer, later, sampleHash, samplePlayer, sampleToken } from '../sample.js';

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
  await store.replies.forget(later(5), 1e9);
  expect(await db.query('SELECT FROM saved_replies')).toHaveLength(3);
});

it('forgets the oldest of what an account and its guests have too much of', async () => {
  await db.query('DELETE FROM saved_replies');
  const ada = await createPlayer(store, 'Ada');
  const ben = await createPlayer(store, 'Ben');
  const guest = samplePlayer();
  const { id: gameId } = await createGame(store);
  const token = { ...sampleToken(guest.id), key: { gameId, seat: 0 } };
  await store.players.createGuest(guest, ada.id, token, sampleHash());
  const save = (id: string, minute: number) =>
    db.query(
      `INSERT INTO saved_replies (id, player_id, path, response, created_at)
       VALUES (gen_random_uuid(), $1, '/', $2, $3)`,
      [id, randomBytes(5_000).toString('base64'), later(minute)],
    );
  for (let minute = 1; minute <= 4; minute += 1) await save(minute % 2 ? ada.id : guest.id, minute);
  await save(ben.id, 0);
  await store.replies.forget(later(0), 16_000);
  const left = await db.query('SELECT created_at FROM saved_replies ORDER BY created_at');
  expect(left).toEqual([0, 3, 4].map((minute) => ({ created_at: later(minute) })));
});
