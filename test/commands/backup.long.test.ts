import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entry } from '../../src/engine/entry.js';
import { commitmentTo, gameSeed, seal } from '../../src/engine/fairness.js';
import { migrate } from '../../src/store/migrations/migrate.js';
import { readMigrations } from '../../src/store/migrations/read-migrations.js';
import { openStore } from '../../src/store/open.js';
import { createGame, later, sampleAppend } from '../store/sample.js';
import { fillTables } from './fill-tables.js';
import { runHere } from './run-here.js';
import {
  ask,
  contents,
  emptyDatabase,
  folder,
  type Place,
  permafrost,
  playedDatabase,
  run,
} from './support.js';

const entryAt = (version: number): Entry => {
  const start: Entry = {
    ...{ version, at: later(version), seat: null, events: [] },
    action: { type: 'start', config: { seats: 2, options: {}, components: {} }, entropy: [] },
  };
  return version === 1 ? start : { ...start, seat: 0, action: { type: 'step', note: version } };
};

describe('permafrost backup and restore', () => {
  let source: Place;
  let files: Place;
  let snapshot: string;
  beforeAll(async () => {
    [source, files] = await Promise.all([playedDatabase(), folder()]);
    await fillTables(source);
    snapshot = join(files.where, 'all.snapshot');
    expect(await run(['backup', '--database', source.where, snapshot])).toMatchObject({ code: 0 });
  });
  afterAll(async () => {
    await source.drop();
    await files.drop();
  });

  it('restore every row of every table, and sequences continue after the last value', async () => {
    const target = await emptyDatabase();
    const { code, err } = await run(['restore', '--database', target.where, snapshot]);
    expect(err).toContain('The logs of 3 games are whole');
    expect(code).toBe(0);
    const before = await contents(source);
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(await contents(target)).toEqual(before);
    const next = (place: Place) => ask(place, `SELECT nextval('outbox_id_seq')`);
    expect(await next(target)).toEqual(await next(source));
    await target.drop();
  });

  it('restore the foreign keys, indexes and migrations that the service creates', async () => {
    const target = await emptyDatabase();
    await runHere(['restore', '--database', target.where, snapshot]);
    const shape = async (place: Place) => ({
      constraints: await ask(
        place,
        `SELECT conrelid::regclass::text AS table, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint
         WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
      ),
      indexes: await ask(place, `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`),
      migrations: await ask(
        place,
        'SELECT migration_name, checksum, applied_steps_count FROM _prisma_migrations ORDER BY started_at',
      ),
    });
    expect(await shape(target)).toEqual(await shape(source));
    await target.drop();
  });

  it('work through standard output and input, into an embedded database that a service then opens', async () => {
    const target = await folder();
    const data = join(target.where, 'data');
    const reading = permafrost(['restore', '-'], { DATA_DIR: data });
    const writing = permafrost(['backup', '-'], { DATABASE_URL: source.where });
    writing.child.stdout.pipe(reading.child.stdin);
    expect(await writing.ends).toMatchObject({ code: 0 });
    expect(await reading.ends).toMatchObject({ code: 0 });

    const [game] = await ask<{ id: string }>(
      source,
      `SELECT id FROM games WHERE status = 'finished' LIMIT 1`,
    );
    const [there, here] = [
      await openStore({ databaseUrl: source.where, poolSize: 1 }),
      await openStore({ dataFolder: data, poolSize: 1 }),
    ];
    const found = await there.games.find(game?.id ?? '');
    expect(found?.version).toBeGreaterThan(10);
    expect(await here.games.find(game?.id ?? '')).toEqual(found);
    await Promise.all([there.close(), here.close()]);
    await target.drop();
  });

  it('copy a consistent snapshot during writes', async () => {
    const [live, target] = [await emptyDatabase(), await emptyDatabase()];
    const store = await openStore({ databaseUrl: live.where, poolSize: 4 });
    const games = await Promise.all(Array.from({ length: 4 }, () => createGame(store)));
    games.sort((one, other) => (one.id < other.id ? -1 : 1));
    let isWriting = true;
    const writers = games.map(async ({ id, seed }) => {
      let [version, hash] = [0, commitmentTo(seed)];
      while (isWriting) {
        const entries = seal([entryAt(version + 1)], hash, gameSeed(seed, []));
        expect(await store.log.append(sampleAppend(id, version, { entries }))).toBe('appended');
        version += 1;
        hash = entries[0]?.hash ?? '';
      }
      return version;
    });
    const file = join(files.where, 'live.snapshot');
    const saved = await run(['backup', '--database', live.where, file]);
    isWriting = false;
    const versions = await Promise.all(writers);
    await store.close();
    expect(saved).toMatchObject({ code: 0 });

    expect(await run(['restore', '--database', target.where, file])).toMatchObject({ code: 0 });
    const restored = await ask<{ version: number }>(target, 'SELECT version FROM games ORDER BY id');
    for (const [nth, { version }] of restored.entries()) {
      expect(version).toBeGreaterThan(0);
      expect(version).toBeLessThanOrEqual(versions[nth] ?? 0);
    }
    await Promise.all([live.drop(), target.drop()]);
  });

  it('migrate a snapshot of an older version', async () => {
    const [older, target] = [await emptyDatabase(), await emptyDatabase()];
    const known = await readMigrations();
    const client = new pg.Client({ connectionString: older.where });
    await client.connect();
    await migrate(
      { exec: (sql) => client.query(sql), query: (sql, values) => client.query(sql, [...values]) },
      known.slice(0, 3),
    );
    await client.query(`INSERT INTO players (id, name, created_at) VALUES (gen_random_uuid(), 'Ada', now())`);
    await client.end();
    const file = join(files.where, 'older.snapshot');
    expect(await runHere(['backup', '--database', older.where, file])).toMatchObject({ code: 0 });
    expect(await runHere(['restore', '--database', target.where, file])).toMatchObject({ code: 0 });
    const applied = await ask(
      target,
      'SELECT migration_name AS name FROM _prisma_migrations ORDER BY started_at',
    );
    expect(applied).toEqual(known.map(({ name }) => ({ name })));
    expect(await ask(target, 'SELECT name FROM players')).toEqual([{ name: 'Ada' }]);
    await Promise.all([older.drop(), target.drop()]);
  });

  it('protect the snapshot from other users, and replace an older one atomically', async () => {
    const file = join(files.where, 'again.snapshot');
    await writeFile(file, 'older');
    await chmod(file, 0o644);
    await runHere(['backup', '--database', source.where, file]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file)).subarray(0, 22).toString()).toBe('permafrost snapshot 1\n');
    expect((await readdir(files.where)).filter((name) => name.endsWith('.draft'))).toEqual([]);
  });

  it('say what prevents a backup, and leave no file', async () => {
    const place = await folder();
    const into = join(place.where, 'sub');
    await mkdir(into);
    const cases: [string[], string][] = [
      [['--database', source.where, into], `${into} is a folder`],
      [['--database', source.where, join(place.where, 'none', 'file')], 'ENOENT'],
      [
        ['--database', join(place.where, 'nothing'), 'file'],
        `There is no database in ${place.where}/nothing.`,
      ],
      [
        ['--database', `${source.where.split('?')[0]}_gone?${source.where.split('?')[1] ?? ''}`, 'file'],
        'There is no database',
      ],
      [
        ['--database', 'postgres://nobody@127.0.0.1:1/none', 'file'],
        'No Postgres server listens at 127.0.0.1:1.',
      ],
    ];
    for (const [args, message] of cases) {
      const { code, err } = await runHere(['backup', ...args]);
      expect(err).toContain(message);
      expect(err.trim().split('\n')).toHaveLength(1);
      expect(code).toBe(1);
    }
    expect(await readdir(place.where)).toEqual(['sub']);
    await place.drop();
  });

  it('refuse to back up a database of another program', async () => {
    const other = await emptyDatabase();
    await ask(other, 'CREATE TABLE recipes (id int)');
    const { code, err } = await runHere(['backup', '--database', other.where, join(files.where, 'other')]);
    expect({ code, err: err.trim() }).toEqual({
      code: 1,
      err: 'This is not a database of Permafrost: it has no list of migrations.',
    });
    await other.drop();
  });
});
