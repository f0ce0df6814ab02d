import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyMigration, migrate, type Session } from '../../../src/store/migrations/migrate.js';
import { type Migration, readMigrations } from '../../../src/store/migrations/read-migrations.js';
import { bucketOf } from '../../../src/store/sql/bucket.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { onServer } from '../../support/server.js';
import { until } from '../../support/until.js';

/** More than are filled in one batch, which are 200. */
const GAMES = 450;
const TABLES = [
  ...['seats', 'entries', 'idempotent_responses', 'talks', 'messages', 'invitations', 'unfinished_games'],
  ...['former_holders', 'archived_logs', 'outbox'],
];

describe('the migrations to buckets', () => {
  let db: TestDatabase;
  let session: Session;
  let known: Migration[];
  let before: Migration[];
  const player = randomUUID();

  beforeEach(async () => {
    db = await testDatabase();
    await db.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    session = {
      exec: (sql) => db.query(sql),
      query: async (sql, values) => ({ rows: await db.query(sql, values) }),
    };
    // Later ones drop tables that the version before writes to.
    known = (await readMigrations()).filter(({ name }) => name < '20261123');
    before = known.slice(
      0,
      known.findIndex(({ name }) => name === '20261122000000_buckets'),
    );
    await migrate(session, before);
    await db.query(`INSERT INTO players (id, name, created_at) VALUES ($1, 'Ada', now())`, [player]);
    await insertGames(GAMES);
  });
  afterEach(() => db.drop());

  /** As the version before does: it knows no buckets. */
  async function insertGames(count: number): Promise<void> {
    await db.query(
      `WITH made AS (
         INSERT INTO games (id, rulebook, rules_version, options, seat_count, visibility, invitation, creator_id, seed,
                            status, version, table_status, created_at, moved_at)
         SELECT gen_random_uuid(), 'thin-ice', '1', '{}', 1, 'public', '', $1, '', 'active', 2, '{}', now(), now()
         FROM generate_series(1, $2::int) RETURNING id
       )
       INSERT INTO seats (game_id, seat, player_id) SELECT id, 0, $1 FROM made`,
      [player, count],
    );
    const isNew = 'NOT EXISTS (SELECT FROM entries e WHERE e.game_id = g.id)';
    await db.query(`
      INSERT INTO unfinished_games (game_id, seen_at) SELECT id, now() FROM games g WHERE ${isNew};
      INSERT INTO former_holders (game_id, player_id, seat) SELECT id, '${player}', 0 FROM games g WHERE ${isNew};
      INSERT INTO invitations (game_id, player_id, created_at) SELECT id, '${player}', now() FROM games g WHERE ${isNew};
      INSERT INTO talks (game_id, last_at) SELECT id, now() FROM games g WHERE ${isNew};
      INSERT INTO messages (game_id, id, changed, at, author_id, text)
        SELECT id, id, id, now(), '${player}', 'hi' FROM games g WHERE ${isNew};
      INSERT INTO archived_logs (game_id, format, log) SELECT id, 1, '' FROM games g WHERE ${isNew};
      INSERT INTO outbox (game_id, after, version, notices, at) SELECT id, 0, 1, '[]', now() FROM games g WHERE ${isNew};
      INSERT INTO idempotent_responses (game_id, player_id, key, body_hash, status, body)
        SELECT id, '${player}', 'key', '', 200, '{}' FROM games g WHERE ${isNew};
      INSERT INTO entries (game_id, version, action, events, hash, at)
        SELECT id, nth, '{}', '[]', '', now() FROM games g, generate_series(1, 2) AS nth WHERE ${isNew}`);
  }

  async function expectBuckets(games: number): Promise<void> {
    const rows = await db.query<{ id: string; bucket: number }>('SELECT id, bucket FROM games');
    expect(rows).toHaveLength(games);
    for (const { id, bucket } of rows) expect(bucket).toBe(bucketOf(id));
    for (const table of TABLES) {
      const [found] = await db.query<{ all: number; wrong: number; key: string }>(
        `SELECT count(*)::int AS all, (count(*) FILTER (WHERE bucket IS DISTINCT FROM bucket_of(game_id)))::int AS wrong,
           (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'p') AS key
         FROM ${table}`,
        [table],
      );
      expect(found, table).toMatchObject({ all: table === 'entries' ? 2 * games : games, wrong: 0 });
      expect(found?.key, table).toMatch(/^PRIMARY KEY \(bucket, game_id/);
    }
  }

  test('fill every row of every game, also of a process that does not know them yet', async () => {
    const [columns] = known.slice(before.length);
    await migrate(session, [...before, ...(columns === undefined ? [] : [columns])]);
    await insertGames(3);
    await migrate(session, known);
    await insertGames(2);
    await expectBuckets(GAMES + 5);
  });

  test('fill batch by batch: a game that is locked holds back only those after it', async () => {
    const [{ id: last = '' } = {}] = await db.query<{ id: string }>(
      'SELECT id FROM games ORDER BY id DESC LIMIT 1',
    );
    const name = new URL(db.url).pathname.slice(1);
    const [columns] = known.slice(before.length);
    await migrate(session, [...before, ...(columns === undefined ? [] : [columns])]);
    await onServer(async (other) => {
      await other.query('BEGIN');
      await other.query('SELECT FROM games WHERE id = $1 FOR UPDATE', [last]);
      const migrated = migrate(session, known);
      const filled = 'SELECT count(*)::int AS filled FROM games WHERE bucket IS NOT NULL';
      await until(async () => (await other.query(filled)).rows[0].filled === 400);
      // Whoever holds the lock writes meanwhile.
      await other.query('UPDATE games SET revision = 7 WHERE id = $1', [last]);
      await other.query('COMMIT');
      await migrated;
    }, name);
    await expectBuckets(GAMES);
    expect(await db.query('SELECT revision FROM games WHERE id = $1', [last])).toEqual([{ revision: 7 }]);
  });

  test('run in the one transaction of a restore', async () => {
    await db.query('BEGIN');
    for (const migration of known.slice(before.length)) await applyMigration(session, migration);
    await db.query('COMMIT');
    await expectBuckets(GAMES);
  });

  test('keep one rematch of each game, and the games that others were forked from', async () => {
    const ids = (await db.query<{ id: string }>('SELECT id FROM games ORDER BY id LIMIT 4')).map(
      ({ id }) => id,
    );
    const [first = '', again = '', closed = '', fork = ''] = ids;
    await db.query('UPDATE games SET rematch_of = $1 WHERE id = ANY ($2)', [first, [again]]);
    await db.query(`UPDATE games SET rematch_of = $1, status = 'closed' WHERE id = $2`, [first, closed]);
    await db.query('UPDATE games SET forked_from = $1, forked_version = 1 WHERE id = $2', [first, fork]);
    await migrate(session, known);
    expect(await db.query('SELECT bucket, game_id, next FROM rematches')).toEqual([
      { bucket: bucketOf(first), game_id: first, next: again },
    ]);
    await expect(db.query('DELETE FROM games WHERE id = $1', [first])).rejects.toThrow('forks');
    await db.query('DELETE FROM games WHERE id = $1', [again]);
  });

  test('refuse a row of a game under another bucket', async () => {
    await migrate(session, known);
    const [{ id = '' } = {}] = await db.query<{ id: string }>('SELECT id FROM games LIMIT 1');
    const other = (bucketOf(id) + 1) % 256;
    await expect(
      db.query(
        `INSERT INTO entries (bucket, game_id, version, action, events, hash, at) VALUES ($2, $1, 3, '{}', '[]', '', now())`,
        [id, other],
      ),
    ).rejects.toThrow('entries_bucket_game_id_fkey');
  });

  test('put a new game into its bucket, whatever bucket it is given', async () => {
    await migrate(session, known);
    const id = randomUUID();
    const [copied] = await db.query<{ bucket: number }>(
      `INSERT INTO games SELECT (jsonb_populate_record(g, jsonb_build_object(
         'id', $1::uuid, 'bucket', (g.bucket + 1) % 256
       ))).* FROM games g LIMIT 1 RETURNING bucket`,
      [id],
    );
    expect(copied).toEqual({ bucket: bucketOf(id) });
  });
});
