import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replyIdOf } from '../../../src/http/retries/idempotency-key.js';
import { migrate } from '../../../src/store/migrations/migrate.js';
import { readMigrations } from '../../../src/store/migrations/read-migrations.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';

const MIGRATION = '20261124000000_one_kind_of_replies';
const [player, game] = [randomUUID(), randomUUID()];
const KEY = `my "key" \\ ~'{}`;

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  await db.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const session = {
    exec: (sql: string) => db.query(sql),
    query: async (sql: string, values: readonly unknown[]) => ({ rows: await db.query(sql, values) }),
  };
  const known = await readMigrations();
  const nth = known.findIndex(({ name }) => name === MIGRATION);
  await migrate(session, known.slice(0, nth));
  await db.query(`INSERT INTO players (id, name, created_at) VALUES ($1, 'Ada', now())`, [player]);
  await db.query(
    `INSERT INTO games (id, rulebook, rules_version, options, seat_count, visibility, invitation, creator_id, seed, status,
       version, table_status, created_at, moved_at)
     VALUES ($1, 'thin-ice', '1', '{}', 2, 'public', 'code', $2, 'seed', 'open', 0, '{}', now(), now())`,
    [game, player],
  );
  const save = (key: string, status: number, body: string) =>
    db.query(
      `INSERT INTO idempotent_responses (game_id, player_id, key, body_hash, status, body)
       VALUES ($1, $2, $3, 'hash', $4, $5)`,
      [game, player, key, status, body],
    );
  await save(KEY, 200, '{ "version": 7, "b": "ä", "a": [null] }');
  await save('refused', 422, '{"code":"not_legal","language":"de"}');
  await migrate(session, known);
});
afterAll(() => db.drop());

const saved = async (key: string) => {
  const path = `/v1/games/${game}/actions`;
  const request = { identity: { player: { id: player } }, method: 'POST' } as Parameters<typeof replyIdOf>[0];
  const [row] = await db.query<{ player_id: string; path: string; response: string }>(
    'SELECT player_id, path, response FROM saved_replies WHERE id = $1',
    [replyIdOf(request, path, key)],
  );
  expect(row).toMatchObject({ player_id: player, path });
  return JSON.parse(row?.response ?? 'null');
};

test('retries of actions from before the migration find their responses', async () => {
  expect(await saved(KEY)).toEqual({
    bodyHash: 'hash',
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', etag: '"7"' },
    body: '{ "version": 7, "b": "ä", "a": [null] }',
  });
  expect(await saved('refused')).toEqual({
    bodyHash: 'hash',
    status: 422,
    headers: { 'content-type': 'application/problem+json', 'content-language': 'de' },
    body: '{"code":"not_legal","language":"de"}',
  });
});
