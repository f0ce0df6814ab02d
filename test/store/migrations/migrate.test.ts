import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { newId } from '../../../src/kernel/ids.js';
import { migrate, type Session } from '../../../src/store/migrations/migrate.js';
import { type Migration, readMigrations } from '../../../src/store/migrations/read-migrations.js';
import { openStore } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { onServer, serverUrl } from '../../support/server.js';

const folder = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url));

describe('migrations', () => {
  let db: TestDatabase;
  let session: Session;
  let known: readonly Migration[];
  beforeEach(async () => {
    db = await testDatabase();
    session = {
      exec: (sql) => db.query(sql),
      query: async (sql, values) => ({ rows: await db.query(sql, values) }),
    };
    known = await readMigrations();
  });
  afterEach(() => db.drop());

  const ledger = async () =>
    (await session.query('SELECT * FROM _prisma_migrations ORDER BY migration_name', [])).rows;
  const next: Migration = {
    name: '99990101000000_next',
    sql: 'CREATE TABLE a (); CREATE TABLE b ();',
    checksum: 'c',
  };

  test('are recorded as Prisma records them', async () => {
    const names = (await readdir(folder, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const recorded = names.sort().map((name) => ({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      // `prisma migrate deploy` refuses a database in which this is not the hash of the file.
      checksum: createHash('sha256')
        .update(readFileSync(join(folder, name, 'migration.sql')))
        .digest('hex'),
      finished_at: expect.any(Date),
      migration_name: name,
      logs: null,
      rolled_back_at: null,
      started_at: expect.any(Date),
      applied_steps_count: 1,
    }));
    expect(recorded).toHaveLength(known.length);
    expect(await ledger()).toEqual(recorded);
  });

  test('are applied once, and later ones after them', async () => {
    expect(await migrate(session, known)).toEqual([]);
    expect(await migrate(session, [...known, next])).toEqual([next.name]);
    expect(await migrate(session, [...known, next])).toEqual([]);
    await session.query('SELECT FROM a, b', []);
  });

  test('that fail are rolled back completely and leave no record', async () => {
    const bad = { ...next, sql: 'CREATE TABLE a (); SELECT nonsense;' };
    await expect(migrate(session, [...known, bad])).rejects.toThrow(next.name);
    expect(await ledger()).toHaveLength(known.length);
    expect(await migrate(session, [...known, next])).toEqual([next.name]);
  });

  test('that were changed after they were applied are refused', async () => {
    const changed = known.map((migration) => ({ ...migration, checksum: 'other' }));
    await expect(migrate(session, changed)).rejects.toThrow('was changed after it was applied');
  });

  test('that the program does not know are refused', async () => {
    await migrate(session, [...known, next]);
    await expect(migrate(session, known)).rejects.toThrow(
      'A newer version of Permafrost has used this database',
    );
  });

  test('that failed elsewhere are refused, unless they were resolved', async () => {
    await migrate(session, [...known, next]);
    await session.exec(
      `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '${next.name}'`,
    );
    await expect(migrate(session, [...known, next])).rejects.toThrow('has failed');
    await session.exec(
      `UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = '${next.name}'; DROP TABLE a, b`,
    );
    expect(await migrate(session, [...known, next])).toEqual([next.name]);
  });

  test('may build an index during writes, and build it again after a start was killed', async () => {
    const concurrent: Migration = {
      ...next,
      sql: '-- outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "on_names" ON "players"("name");\n',
    };
    await db.query(`INSERT INTO players (id, name, created_at) VALUES
      (gen_random_uuid(), 'Ada', now()), (gen_random_uuid(), 'Ada', now())`);
    // An invalid index, as an unfinished build leaves it.
    await expect(db.query('CREATE UNIQUE INDEX CONCURRENTLY on_names ON players(name)')).rejects.toThrow();
    const valid = () =>
      db.query(
        `SELECT indisvalid AS valid, indisunique AS one FROM pg_index WHERE indexrelid = 'on_names'::regclass`,
      );
    expect(await valid()).toEqual([{ valid: false, one: true }]);
    expect(await migrate(session, [...known, concurrent])).toEqual([next.name]);
    expect(await valid()).toEqual([{ valid: true, one: false }]);
    expect(await migrate(session, [...known, concurrent])).toEqual([]);
  });

  test('are applied once if several processes start at the same time', async () => {
    const name = `${inject('databases').prefix}${randomBytes(4).toString('hex')}`;
    await onServer((client) => client.query(`CREATE DATABASE "${name}"`));
    const stores = await Promise.all(
      [1, 2, 3].map(() => openStore({ databaseUrl: serverUrl(name), poolSize: 1 })),
    );
    await Promise.all(stores.map((store) => store.ready()));
    const applied = await onServer(
      (client) => client.query('SELECT migration_name FROM _prisma_migrations'),
      name,
    );
    expect(applied.rows).toHaveLength(known.length);
    await Promise.all(stores.map((store) => store.close()));
  });
});

describe('the migration to plain words', () => {
  const name = () => `${inject('databases').prefix}${randomBytes(4).toString('hex')}`;
  const at = '20261119000100_plain_words';

  test('preserves calendars except their quiet hours, and packs except their provenance', async () => {
    const database = name();
    await onServer((client) => client.query(`CREATE DATABASE "${database}"`));
    await onServer(async (client) => {
      const session: Session = {
        exec: (sql) => client.query(sql),
        query: async (sql, values) => ({ rows: (await client.query(sql, [...values])).rows }),
      };
      const known = await readMigrations();
      await migrate(
        session,
        known.filter((migration) => migration.name < at),
      );
      const players = [newId(new Date()), newId(new Date()), newId(new Date())];
      const vacations = [{ from: '2026-12-24', to: '2026-12-31' }];
      const calendars = [
        { timeZone: 'UTC', weekendsOff: true, quiet: { from: 1_320, to: 360 }, vacations },
        { timeZone: 'UTC', weekendsOff: false, quiet: null, vacations: [] },
        null,
      ];
      for (const [nth, id] of players.entries())
        await client.query(
          'INSERT INTO players (id, name, created_at, calendar) VALUES ($1, $2, now(), $3)',
          [id, `Player ${nth}`, calendars[nth] && JSON.stringify(calendars[nth])],
        );
      const note = 'Once "provenance":"house".';
      const pack = (provenance: string) => ({ tiles: { provenance, note, values: ['house'] } });
      await client.query(
        `INSERT INTO games (id, rulebook, rules_version, options, components, seat_count, visibility, invitation,
                            creator_id, seed, created_at, moved_at, house)
         VALUES ($1, 'mammut', '1', '{}', $2, 2, 'public', '', $3, '', now(), now(), '{}')`,
        [newId(new Date()), JSON.stringify(pack('house')), players[0]],
      );
      await migrate(session, known);
      const { rows } = await client.query('SELECT calendar::text FROM players ORDER BY name');
      expect(rows.map(({ calendar }) => calendar)).toEqual([
        JSON.stringify({
          timeZone: 'UTC',
          weekendsOff: true,
          quietHours: { from: 1_320, until: 360 },
          vacations,
        }),
        JSON.stringify({ timeZone: 'UTC', weekendsOff: false, quietHours: null, vacations: [] }),
        null,
      ]);
      const games = await client.query('SELECT components::text FROM games');
      expect(games.rows).toEqual([{ components: JSON.stringify(pack('reconstructed')) }]);
    }, database);
  });
});
