import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCK } from '../../src/store/migrations/migrate.js';
import { until } from '../support/until.js';
import { runHere } from './run-here.js';
import {
  ask,
  contents,
  type Ended,
  emptyDatabase,
  folder,
  type Place,
  permafrost,
  playedDatabase,
  sessionsOf,
} from './support.js';

const STOPPED = { SIGTERM: 143, SIGINT: 130 } as const;
const signals = ['SIGTERM', 'SIGINT'] as const;

/** Nothing changes it. */
let source: Place;
let saved: Place;
/** Of the source. */
let snapshot: string;
beforeAll(async () => {
  source = await playedDatabase();
  // More than fits into the buffers between a backup and its reader.
  await ask(
    source,
    `INSERT INTO players (id, name, created_at)
     SELECT gen_random_uuid(), gen_random_uuid()::text || gen_random_uuid(), now() FROM generate_series(1, 50000)`,
  );
  saved = await folder();
  snapshot = join(saved.where, 'all');
  await runHere(['backup', '--database', source.where, snapshot]);
});
afterAll(() => Promise.all([source, saved].map((place) => place.drop())));

describe.each(signals)('on %s during its work', (signal) => {
  let target: Place;
  let files: Place;
  beforeAll(async () => {
    [target, files] = await Promise.all([emptyDatabase(), folder()]);
  });
  afterAll(() => Promise.all([target, files].map((place) => place.drop())));

  /** Locks something in a database that a command waits for. */
  async function blocked(place: Place, sql: string, work: () => Promise<void>): Promise<void> {
    const client = new pg.Client({ connectionString: place.where });
    await client.connect();
    await client.query('BEGIN');
    await client.query(sql);
    try {
      await work();
    } finally {
      await client.end();
    }
  }

  const isWaiting = (place: Place): Promise<boolean> =>
    ask(
      place,
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'permafrost command'
       AND wait_event_type = 'Lock'`,
    ).then((rows) => rows.length > 0);

  async function stopped(running: ReturnType<typeof permafrost>): Promise<Ended> {
    running.child.kill(signal);
    const ended = await running.ended();
    expect(ended.code).toBe(STOPPED[signal]);
    expect(ended.err).toContain(`Stopped by ${signal}.`);
    return ended;
  }

  it('backup leaves no file and no session', async () => {
    await blocked(source, 'LOCK TABLE entries', async () => {
      const running = permafrost(['backup', '--database', source.where, join(files.where, 'all')]);
      await until(() => isWaiting(source));
      expect(await readdir(files.where)).toHaveLength(1);
      await stopped(running);
      expect(await readdir(files.where)).toEqual([]);
      expect(await sessionsOf(source)).toBe(0);
    });
  });

  it('backup to a reader that does not read leaves no session', async () => {
    const running = permafrost(['backup', '--database', source.where, '-']);
    await until(async () => {
      const [row] = await ask<{ waiting: boolean }>(
        source,
        `SELECT bool_or(wait_event = 'ClientWrite' AND query LIKE 'COPY%') AS waiting FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'permafrost command'`,
      );
      return row?.waiting === true;
    });
    await stopped(running);
    expect(await sessionsOf(source)).toBe(0);
  });

  it('restore leaves an empty database, which the next restore fills', async () => {
    const bytes = await readFile(snapshot);
    const running = permafrost(['restore', '--database', target.where, '-']);
    running.child.stdin.write(bytes.subarray(0, bytes.length >> 1));
    await until(async () => {
      const [row] = await ask<{ copying: boolean }>(
        target,
        `SELECT bool_or(query LIKE 'COPY%') AS copying FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'permafrost command'`,
      );
      return row?.copying === true;
    });
    await stopped(running);
    expect(await contents(target)).toEqual({});
    expect(await sessionsOf(target)).toBe(0);
    expect(await runHere(['restore', '--database', target.where, snapshot])).toMatchObject({ code: 0 });
  });

  it('restore into a data folder stops the server, and the next restore fills it', async () => {
    const data = join(files.where, 'data');
    const bytes = await readFile(snapshot);
    const running = permafrost(['restore', '--database', data, '-']);
    running.child.stdin.write(bytes.subarray(0, bytes.length >> 1));
    await until(() => /^\w+: \d+ rows/m.test(running.err()));
    await stopped(running);
    const cluster = await readdir(join(data, 'cluster'));
    expect(cluster).toContain('PG_VERSION');
    expect(cluster).not.toContain('postmaster.pid');
    expect(await runHere(['restore', '--database', data, snapshot])).toMatchObject({ code: 0 });
  });

  it('move leaves an empty database, and no session in either', async () => {
    const other = await emptyDatabase();
    await blocked(other, `SELECT pg_advisory_xact_lock(${LOCK})`, async () => {
      const running = permafrost(['move', '--from', source.where, '--to', other.where]);
      await until(() => isWaiting(other));
      await stopped(running);
    });
    expect(await contents(other)).toEqual({});
    expect([await sessionsOf(source), await sessionsOf(other)]).toEqual([0, 0]);
    await other.drop();
  });

  it('verify-store leaves no session, and reports nothing about games that it has not read', async () => {
    await blocked(source, 'LOCK TABLE entries', async () => {
      const running = permafrost(['verify-store', '--database', source.where]);
      await until(() => isWaiting(source));
      expect(await stopped(running)).toMatchObject({ out: '' });
      expect(await sessionsOf(source)).toBe(0);
    });
  });
});
