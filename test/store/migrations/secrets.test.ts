import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contributionOf } from '../../../src/engine/draw.js';
import { sha256 } from '../../../src/kernel/hash.js';
import { migrate } from '../../../src/store/migrations/migrate.js';
import { readMigrations } from '../../../src/store/migrations/read-migrations.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';

describe('the migration 20261120000400_secrets', () => {
  let db: TestDatabase;
  const maker = randomUUID();
  const [seated, replaced, elsewhere] = [randomUUID(), randomUUID(), randomUUID()];
  const [open, active, forked, again] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];

  beforeAll(async () => {
    db = await testDatabase();
    await db.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    const session = {
      exec: (sql: string) => db.query(sql),
      query: async (sql: string, values: readonly unknown[]) => ({ rows: await db.query(sql, values) }),
    };
    const known = await readMigrations();
    const nth = known.findIndex(({ name }) => name === '20261120000400_secrets');
    await migrate(session, known.slice(0, nth));
    const game = (id: string, status: string, visibility: string, from: string | null) =>
      db.query(
        `INSERT INTO games (id, rulebook, rules_version, options, seat_count, visibility, invitation, creator_id, seed,
           status, version, table_status, created_at, moved_at, started_at, finished_at, outcome, forked_from, forked_version)
         VALUES ($1, 'thin-ice', '1', '{}', 2, $3, 'code', $4, 'seed', $2::text, $7::int, '{}', now(), now(), CASE WHEN $7 > 0 THEN now() END, CASE WHEN $2 = 'finished' THEN now() END,
           CASE WHEN $2 = 'finished' THEN '{}'::json END, $5, $6)`,
        [id, status, visibility, maker, from, from && 1, status === 'open' ? 0 : 1],
      );
    await db.query(`INSERT INTO players (id, name, created_at) VALUES ($1, 'Ada', now())`, [maker]);
    for (const id of [seated, replaced, elsewhere])
      await db.query(`INSERT INTO players (id, name, guest, created_at) VALUES ($1, 'Guest', true, now())`, [
        id,
      ]);
    await game(open, 'open', 'private', null);
    await game(active, 'active', 'private', null);
    await game(forked, 'finished', 'public', active);
    await game(again, 'open', 'unlisted', forked);
    await db.query(
      `INSERT INTO seats (game_id, seat, player_id, entropy) VALUES ($1, 0, $3, 'my dice: ü'), ($1, 1, $4, NULL), ($2, 0, $3, 'kept')`,
      [open, active, maker, seated],
    );
    await db.query(
      `INSERT INTO messages (game_id, id, changed, at, author_id, text) VALUES ($1, $2, $2, now(), $3, 'hi')`,
      [active, randomUUID(), replaced],
    );
    await db.query(
      `INSERT INTO mailboxes (player_id, address, language, digest, daily_at, time_zone, unsubscribe_token, created_at, events)
       VALUES ($1, 'ada@example.com', 'en', 'daily', 0, 'UTC', 'token', now(), '{}')`,
      [maker],
    );
    await migrate(session, known.slice(0, nth + 1));
  });
  afterAll(() => db.drop());

  test('hashes entropy as the service does, in games that have not started', async () => {
    const rows = await db.query('SELECT game_id, seat, entropy FROM seats WHERE entropy IS NOT NULL');
    expect(rows).toEqual(
      expect.arrayContaining([
        { game_id: open, seat: 0, entropy: contributionOf('my dice: ü') },
        { game_id: active, seat: 0, entropy: 'kept' },
      ]),
    );
  });

  test('finds the makers of guests by their seats and messages', async () => {
    const rows = await db.query('SELECT id FROM players WHERE maker_id = $1', [maker]);
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(expect.arrayContaining([{ id: seated }, { id: replaced }]));
  });

  test('hides forks of private games, and their forks, and raises their revision', async () => {
    const rows = await db.query('SELECT id, revision FROM games WHERE visibility = $1 AND revision > 0', [
      'private',
    ]);
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: forked, revision: 1 },
        { id: again, revision: 1 },
      ]),
    );
  });

  test('hashes unsubscribe tokens as the service does', async () => {
    expect(await db.query('SELECT unsubscribe_hash AS hash FROM mailboxes')).toEqual([
      { hash: sha256('token') },
    ]);
  });
});
