import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applyMigration, createLedger, LOCK } from '../migrations/migrate.js';
import { type Migration, readMigrations } from '../migrations/read-migrations.js';
import type { Keyring } from '../secrets/keyring.js';
import { isStatementRefused } from '../sql/sql-state.js';
import { columnList, contentOf, foreignKeysOf, quoted, type Table, tablesOf } from './catalog.js';
import { type BadLog, badLogs, type Remake } from './check-logs.js';
import { BadSnapshot, type Frame, type Header } from './format.js';
import type { Progress } from './progress.js';
import { FOR_THIS_TRANSACTION } from './session.js';
import { SnapshotReader } from './snapshot-reader.js';

export interface Target {
  readonly client: pg.Client;
  readonly signal: AbortSignal;
  readonly progress: Progress;
  /** Hashes cannot be checked without the seeds. */
  readonly keyring?: Keyring;
  readonly remake: Remake;
}

export interface Restored {
  readonly header: Header;
  readonly rows: number;
  readonly games: number;
  /** Archived games whose engine this program does not have. */
  readonly unchecked: readonly BadLog[];
}

/** Fills an empty database from a snapshot in one transaction, and checks the hashes of all logs before the commit. */
export async function restoreSnapshot(frames: AsyncIterable<Frame, void>, target: Target): Promise<Restored> {
  const { client, progress } = target;
  const known = await readMigrations();
  const reader = new SnapshotReader(frames);
  const header = await reader.header();
  const made = migrationsOfSnapshot(header, known);
  await client.query('BEGIN');
  await client.query(FOR_THIS_TRANSACTION);
  // A service that starts during the restore waits for the migration lock.
  await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
  await refuseFull(client);
  await createLedger(sessionOf(client));
  for (const migration of made) await applyMigration(sessionOf(client), migration);
  await compareTables(client, header);
  const rows = await loadTables(reader, header, target);
  await setSequences(client, header);
  for (const migration of known)
    if (!made.includes(migration)) await applyMigration(sessionOf(client), migration);
  progress.begin('hash chains', 'entries');
  const { games, unchecked } = await checkLogs(target);
  progress.end(games);
  await client.query('ANALYZE');
  target.signal.throwIfAborted();
  await client.query('COMMIT');
  return { header, rows, games, unchecked };
}

const sessionOf = (client: pg.Client) => ({
  exec: (sql: string) => client.query(sql),
  query: (sql: string, values: readonly unknown[]) => client.query(sql, [...values]),
});

async function refuseFull(client: pg.Client): Promise<void> {
  const content = await contentOf(client);
  if (content !== null)
    throw new Error(`The database is not empty: it holds ${content}. Restore into an empty one.`);
}

function migrationsOfSnapshot({ migrations, permafrost }: Header, known: readonly Migration[]): Migration[] {
  return migrations.map(({ name, checksum }) => {
    const migration = known.find((candidate) => candidate.name === name);
    if (migration === undefined)
      throw new BadSnapshot(
        `it was made by a newer version of Permafrost (${permafrost}), whose migration ${name} this one does not know`,
      );
    if (migration.checksum !== checksum)
      throw new BadSnapshot(`its migration ${name} is another than the one here`);
    return migration;
  });
}

async function compareTables(client: pg.Client, { tables }: Header): Promise<void> {
  const made = await tablesOf(client);
  for (const { name, columns } of made) {
    const table = tables.find((candidate) => candidate.name === name);
    if (table === undefined) throw new BadSnapshot(`it has no table ${name}`);
    const missing = columns.find((column) => !table.columns.includes(column));
    if (missing !== undefined) throw new BadSnapshot(`its table ${name} has no column ${missing}`);
  }
  const strange = tables.find(({ name }) => !made.some((table) => table.name === name));
  if (strange !== undefined)
    throw new BadSnapshot(`it has a table ${strange.name}, which its migrations do not create`);
}

/** Foreign keys are dropped and added again at the end, so that tables can be loaded in any order. */
async function loadTables(reader: SnapshotReader, { tables }: Header, target: Target): Promise<number> {
  const { client, progress } = target;
  const keys = await foreignKeysOf(client);
  for (const { table, name } of keys)
    await client.query(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`);
  let rows = 0;
  for (const table of tables) {
    progress.begin(table.name, 'bytes');
    // A migration may have inserted rows.
    await client.query(`TRUNCATE ${quoted(table.name)}`);
    const copied = await loadTable(reader, table, target);
    progress.end(copied);
    rows += copied;
  }
  await reader.end(rows);
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  return rows;
}

async function loadTable(
  reader: SnapshotReader,
  table: Table,
  { client, signal, progress }: Target,
): Promise<number> {
  await reader.table(table.name);
  const copy = client.query(copyFrom(`COPY ${quoted(table.name)} (${columnList(table)}) FROM STDIN`));
  const data = Readable.from(reader.data(table, progress), { objectMode: false });
  try {
    await pipeline(data, copy, { signal });
  } catch (error) {
    throw refusedRow(table.name, error);
  }
  await reader.tableEnd(table.name, copy.rowCount);
  return copy.rowCount;
}

/** Postgres names the line of data that it rejected. */
function refusedRow(table: string, error: unknown): unknown {
  if (!isStatementRefused(error)) return error;
  if (!(error instanceof Error && 'where' in error && typeof error.where === 'string')) return error;
  const line = /line (\d+)/.exec(error.where)?.[1];
  return new BadSnapshot(`in table ${table}${line === undefined ? '' : `, row ${line}`}: ${error.message}`, {
    cause: error,
  });
}

async function setSequences(client: pg.Client, { sequences }: Header): Promise<void> {
  for (const { name, last } of sequences)
    if (last !== null) await client.query('SELECT setval($1::regclass, $2::bigint)', [quoted(name), last]);
}

async function checkLogs({
  client,
  remake,
  progress,
  keyring,
}: Target): Promise<Pick<Restored, 'games' | 'unchecked'>> {
  const checked = badLogs(client, remake, (entries) => progress.move(entries), keyring);
  const unchecked: BadLog[] = [];
  for (;;) {
    const { value, done } = await checked.next();
    if (done === true) return { games: value, unchecked };
    if (value.isUnchecked) unchecked.push(value);
    else throw new BadSnapshot(`game ${value.game}, version ${value.version}: ${value.what}`);
  }
}
