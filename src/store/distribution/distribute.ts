import { type Session, whileLocked } from '../migrations/migrate.js';
import { FUNCTIONS } from './functions.js';

/** The tables of the log, the one that the others are placed like first. */
const LOG = ['entries', 'archived_logs'] as const;

/** The most servers that the log can be on. A batch of appends is a statement for each, so more would cost more. */
const SHARDS = 8;

export type Table = (typeof LOG)[number];

/** What was done, for an operator. */
export interface Distributed {
  /** The tables that were moved now, with their rows. */
  readonly moved: readonly { readonly table: Table; readonly rows: number }[];
  /** The servers that the log is on, as `host:port`. */
  readonly servers: readonly string[];
}

/** Whether the log is distributed. A server without Citus has no such catalog. */
export async function isDistributed(session: Session): Promise<boolean> {
  if (!(await hasCitus(session))) return false;
  return (await distributedTables(session)).size === LOG.length;
}

/**
 * Moves the log to the servers of a cluster. Does nothing to a table that is there already. Writes to the log wait
 * until it is done.
 */
export async function distribute(session: Session): Promise<Distributed> {
  if (!(await hasCitus(session)))
    throw new Error(
      'The database has no Citus. Install it on every server, add it to shared_preload_libraries, run CREATE EXTENSION citus ' +
        'in this database on each, and add the workers with citus_add_node. See docs/OPERATIONS.md.',
    );
  const servers = await serversOf(session);
  if (servers.length === 0)
    throw new Error('The cluster has no server for the log yet: add one with citus_add_node.');
  return whileLocked(session, async () => ({ moved: await moveLog(session), servers }));
}

async function moveLog(session: Session): Promise<Distributed['moved']> {
  try {
    await session.exec('BEGIN');
    // Citus sends functions to its servers, and does that over one connection each.
    await session.exec(`SET LOCAL citus.multi_shard_modify_mode = 'sequential'`);
    const there = await distributedTables(session);
    const moved = [];
    for (const table of LOG) if (!there.has(table)) moved.push({ table, rows: await move(session, table) });
    await session.exec(FUNCTIONS);
    await session.exec('COMMIT');
    return moved;
  } catch (error) {
    await session.exec('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** For `CITUS=true`: a log with entries is moved by `permafrost distribute`, since writes wait meanwhile. */
export async function distributeIfFresh(session: Session): Promise<void> {
  if (await isDistributed(session)) return;
  const [game] = await ask(session, 'SELECT FROM games WHERE version > 0 LIMIT 1');
  if (game !== undefined)
    throw new Error(
      'CITUS is set, and the log of this database is on one server: run `permafrost distribute`.',
    );
  await distribute(session);
}

/** After migrations, which may have replaced the functions. Postgres refuses to replace one twice at the same time. */
export async function keepDistributed(session: Session): Promise<void> {
  if (await isDistributed(session)) await whileLocked(session, () => session.exec(FUNCTIONS));
}

/** Citus has no foreign keys to tables of one server, and no triggers on several. */
async function move(session: Session, table: Table): Promise<number> {
  const [first] = LOG;
  const place = table === first ? `shard_count => ${SHARDS}` : `colocate_with => '${first}'`;
  await session.exec(`ALTER TABLE "${table}" DROP CONSTRAINT IF EXISTS "${table}_bucket_game_id_fkey"`);
  await session.exec(`DROP TRIGGER IF EXISTS "fill_bucket" ON "${table}"`);
  const rows = await countOf(session, table);
  await session.exec(`SELECT create_distributed_table('"${table}"', 'bucket', ${place})`);
  // The rows that were copied are still in the local table, where nobody reads them.
  await session.exec(`SELECT truncate_local_data_after_distributing_table('"${table}"')`);
  return rows;
}

const hasCitus = async (session: Session): Promise<boolean> =>
  (await ask(session, `SELECT FROM pg_extension WHERE extname = 'citus'`)).length > 0;

async function distributedTables(session: Session): Promise<ReadonlySet<string>> {
  const rows = await ask<{ name: string }>(
    session,
    `SELECT c.relname AS name FROM pg_dist_partition p JOIN pg_class c ON c.oid = p.logicalrelid
     WHERE c.relnamespace = current_schema()::regnamespace AND p.partmethod = 'h'`,
  );
  return new Set(rows.map(({ name }) => name));
}

async function serversOf(session: Session): Promise<string[]> {
  const rows = await ask<{ server: string }>(
    session,
    `SELECT nodename || ':' || nodeport AS server FROM pg_dist_node
     WHERE noderole = 'primary' AND shouldhaveshards AND isactive ORDER BY 1`,
  );
  return rows.map(({ server }) => server);
}

async function countOf(session: Session, table: Table): Promise<number> {
  const [row] = await ask<{ rows: string }>(session, `SELECT count(*)::text AS rows FROM "${table}"`);
  return Number(row?.rows ?? 0);
}

async function ask<Row>(session: Session, sql: string): Promise<Row[]> {
  const { rows } = await session.query(sql, []);
  return rows as Row[];
}
