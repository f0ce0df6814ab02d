import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';
import { openStore } from '../../src/store/open.js';
import type { Frame } from '../../src/store/snapshot/format.js';
import { readSnapshotFile } from '../../src/store/snapshot/snapshot-file.js';
import { unpackFrames } from '../../src/store/snapshot/unpack-frames.js';
import { databaseNamed, newName } from '../support/database.js';
import { newGame, newPerson } from '../support/people.js';
import { onServer, serverUrl } from '../support/server.js';
import { startService } from '../support/service.js';
import { copyOf, copyOfMigrated } from '../support/templates.js';
import { until } from '../support/until.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The built command line program. */
export function permafrost(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['dist/commands/main.js', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  // The program may end before it has read all input.
  child.stdin.on('error', () => {});
  const ends = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
  return {
    child,
    err: () => err,
    /** Collects the output until the program ends. */
    async ended(): Promise<Ended> {
      child.stdout.on('data', (chunk) => {
        out += chunk;
      });
      child.stdin.end();
      return ends;
    },
    ends,
  };
}

export const run = (args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ended> =>
  permafrost(args, env).ended();

export interface Place {
  /** The value for `--database`. */
  readonly where: string;
  drop(): Promise<void>;
}

/** An empty database on the server of this run. */
export async function emptyDatabase(): Promise<Place> {
  const name = inject('databases').prefix + newName();
  await onServer((client) => client.query(`CREATE DATABASE "${name}"`));
  return {
    where: serverUrl(name),
    async drop() {
      await onServer((client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
    },
  };
}

export async function folder(): Promise<Place> {
  const where = await mkdtemp(join(tmpdir(), 'permafrost-commands-'));
  // Run by root, Postgres uses another user, which must be able to enter this folder. Otherwise the data folder is
  // put elsewhere.
  await chmod(where, 0o711);
  return { where, drop: () => rm(where, { recursive: true, force: true }) };
}

export async function ask<Row extends object = object>(
  { where }: Pick<Place, 'where'>,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: where });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** A database with two games that bots have played, and one that has not started. They are played once per run. */
export async function playedDatabase(): Promise<Place> {
  const db = databaseNamed(await copyOf('played', newName(), play));
  return { where: db.url, drop: () => db.drop() };
}

async function play(): Promise<void> {
  const db = databaseNamed(await copyOfMigrated('played'));
  const store = await openStore({ databaseUrl: db.url, poolSize: 4 });
  const service = await startService({ db, store });
  const me = await newPerson(service);
  await newPerson(service);
  await newGame(service, me, { rulebook: 'mammut' });
  for (const rulebook of ['mammut', 'tal-der-mammuts']) {
    const { id } = await newGame(service, me, { rulebook, seats: ['bot', 'bot'] });
    await service.http.post(`/v1/games/${id}/start`).set(me.auth).expect(200);
    await until(async () => (await service.http.get(`/v1/games/${id}`)).body.status === 'finished');
  }
  await service.close();
  await store.close();
}

/** The rows of every table as sorted texts. */
export async function contents(place: Pick<Place, 'where'>): Promise<Record<string, string[]>> {
  const tables = await ask<{ name: string }>(
    place,
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
     AND relname <> '_prisma_migrations' ORDER BY 1`,
  );
  const read = tables.map(async ({ name }) => {
    const rows = await ask<{ row: string }>(place, `SELECT t::text AS row FROM "${name}" t ORDER BY 1`);
    return [name, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** The number of sessions of commands in a database. */
export async function sessionsOf({ where }: Pick<Place, 'where'>): Promise<number> {
  const [row] = await ask<{ count: number }>(
    { where },
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'permafrost command'`,
  );
  return row?.count ?? 0;
}

export async function framesOf(file: string): Promise<Frame[]> {
  const frames: Frame[] = [];
  for await (const frame of await unpackFrames(readSnapshotFile(file))) frames.push(frame);
  return frames;
}
