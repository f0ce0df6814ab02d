import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { columnList, migrationsOf, quoted, sequencesOf, type Table, tablesOf } from './catalog.js';
import { DATA_BYTES, type Frame, type FrameKind, type Header } from './format.js';
import type { Progress } from './progress.js';
import { FOR_THIS_TRANSACTION } from './session.js';

export interface Source {
  readonly client: pg.Client;
  /** The version of this program. */
  readonly version: string;
  readonly progress: Progress;
}

/** A consistent snapshot of the database; others can keep writing. */
export async function* writeSnapshot({ client, version, progress }: Source): AsyncGenerator<Frame, void> {
  const tables = await beginWithLocks(client);
  yield note('header', await headerOf(client, version, tables));
  let all = 0;
  for (const table of tables) {
    progress.begin(table.name, 'bytes');
    yield note('table', { table: table.name });
    const rows = yield* dataOf(client, table, progress);
    yield note('table-end', { rows });
    progress.end(rows);
    all += rows;
  }
  yield note('end', { rows: all });
  await client.query('COMMIT');
}

const note = (kind: FrameKind, value: object): Frame => ({
  kind,
  payload: Buffer.from(JSON.stringify(value)),
});

/** Returns the number of rows. */
async function* dataOf(client: pg.Client, table: Table, progress: Progress): AsyncGenerator<Frame, number> {
  const copy = client.query(
    copyTo(`COPY (SELECT ${columnList(table)} FROM ${quoted(table.name)}) TO STDOUT`),
  );
  for await (const payload of gathered(copy)) {
    progress.move(payload.length);
    yield { kind: 'data', payload };
  }
  return copy.rowCount;
}

/**
 * Locks the tables against changes of their columns. The transaction's snapshot is taken by its first query, after
 * the locks; the tables listed before are compared with what it shows.
 */
async function beginWithLocks(client: pg.Client): Promise<Table[]> {
  for (;;) {
    const listed = await tablesOf(client);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(FOR_THIS_TRANSACTION);
    if (listed.length > 0)
      await client.query(
        `LOCK TABLE ${listed.map(({ name }) => quoted(name)).join(', ')} IN ACCESS SHARE MODE`,
      );
    const tables = await tablesOf(client);
    if (JSON.stringify(tables) === JSON.stringify(listed)) return tables;
    await client.query('ROLLBACK');
  }
}

async function headerOf(client: pg.Client, permafrost: string, tables: Table[]): Promise<Header> {
  const migrations = await migrationsOf(client);
  if (migrations === null)
    throw new Error('This is not a database of Permafrost: it has no list of migrations.');
  const { rows } = await client.query<{ at: Date; postgres: string }>(
    `SELECT now() AS at, current_setting('server_version') AS postgres`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the server did not return its version');
  const { at, postgres } = row;
  return {
    permafrost,
    postgres,
    at: at.toISOString(),
    migrations,
    tables,
    sequences: await sequencesOf(client),
  };
}

/** Joins chunks: larger frames cost less to compress, check and write. */
async function* gathered(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < DATA_BYTES) continue;
    yield Buffer.concat(chunks, size);
    chunks = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(chunks, size);
}
