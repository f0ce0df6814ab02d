import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { bridges, laterThan } from './gaps.js';
import type { Migration } from './read-migrations.js';

/** One connection to the database. */
export interface Session {
  /** Runs one or more statements. */
  exec(sql: string): Promise<unknown>;
  query(sql: string, values: readonly unknown[]): Promise<{ rows: unknown[] }>;
}

interface Applied {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished: boolean;
}

/** The lock that `prisma migrate deploy` takes too, so that the two never run at the same time. */
export const LOCK = 72707369;

/** In milliseconds: how long to wait for another process, and how often to check. */
const PATIENCE = 60_000;
const PAUSE = 100;

// Identical to the table that Prisma creates.
const LEDGER = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             TIMESTAMPTZ,
    migration_name          VARCHAR(255) NOT NULL,
    logs                    TEXT,
    rolled_back_at          TIMESTAMPTZ,
    started_at              TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count     INTEGER NOT NULL DEFAULT 0
)`;

/**
 * Applies missing migrations and returns their names. If several processes start at once, one applies them and the
 * others wait.
 */
export async function migrate(session: Session, known: readonly Migration[]): Promise<string[]> {
  await session.exec(`SET lock_timeout = '60s'`);
  try {
    return await whileLocked(session, () => applyMissing(session, known));
  } finally {
    await session.exec('RESET lock_timeout').catch(() => {});
  }
}

async function applyMissing(session: Session, known: readonly Migration[]): Promise<string[]> {
  await createLedger(session);
  const applied = await readLedger(session);
  refuseForeignMigrations(applied, known);
  const names = applied.map((row) => row.migration_name);
  const missing = known.filter(({ name }) => !names.includes(name));
  for (const migration of missing) await apply(session, migration, laterThan(migration.name, names));
  return missing.map(({ name }) => name);
}

/** Polls, because a session that waits within a statement would block a concurrent index build of another one. */
async function takeLock(session: Session): Promise<void> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    const { rows } = await session.query(`SELECT pg_try_advisory_lock(${LOCK}) AS taken`, []);
    if ((rows as { taken: boolean }[])[0]?.taken === true) return;
    if (performance.now() > until)
      throw new Error('Another process is still migrating this database. Start again when it is ready.');
    await sleep(PAUSE);
  }
}

/** Only one process at a time prepares a database. */
export async function whileLocked<Value>(session: Session, work: () => Promise<Value>): Promise<Value> {
  await takeLock(session);
  try {
    return await work();
  } finally {
    // A broken session has lost its lock anyway, and this error must not hide the original one.
    await session.exec(`SELECT pg_advisory_unlock(${LOCK})`).catch(() => {});
  }
}

export const createLedger = (session: Session): Promise<unknown> => session.exec(LEDGER);

async function readLedger(session: Session): Promise<Applied[]> {
  const { rows } = await session.query(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished
     FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
    [],
  );
  return rows as Applied[];
}

function refuseForeignMigrations(applied: readonly Applied[], known: readonly Migration[]): void {
  for (const { migration_name: name, checksum, finished } of applied) {
    const migration = known.find((candidate) => candidate.name === name);
    if (!finished) {
      throw new Error(
        `Migration ${name} has failed in this database. Restore a backup that was made before it.`,
      );
    }
    if (migration === undefined) {
      throw new Error(
        `A newer version of Permafrost has used this database (migration ${name}). ` +
          'Start that version, or restore a backup that was made before it.',
      );
    }
    if (migration.checksum !== checksum) {
      throw new Error(
        `Migration ${name} was changed after it was applied to this database. Install the version that made it.`,
      );
    }
  }
}

async function apply(session: Session, migration: Migration, later: string | null): Promise<void> {
  if (isConcurrent(migration)) return applyConcurrently(session, migration);
  await session.exec('BEGIN');
  try {
    await applyMigration(session, migration);
    await session.exec('COMMIT');
  } catch (error) {
    await session.exec('ROLLBACK').catch(() => {});
    const said = error instanceof Error ? error.message : String(error);
    const early =
      later === null
        ? ''
        : ` This database already has the later migration ${later}, from a version between releases. ` +
          'Start that version, or restore a backup of a release.';
    throw new Error(`Migration ${migration.name} failed and was rolled back: ${said}.${early}`, {
      cause: error,
    });
  }
}

/** Marked in the first line: it builds indexes or fills columns during writes, which Postgres can only do outside a transaction. */
const isConcurrent = ({ sql }: Migration): boolean => sql.startsWith('-- outside a transaction\n');

/** Each statement can be repeated. A killed build leaves an invalid index, which is dropped first. */
async function applyConcurrently(session: Session, migration: Migration): Promise<void> {
  const { rows } = await session.query(
    `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE NOT i.indisvalid AND c.relnamespace = current_schema()::regnamespace`,
    [],
  );
  for (const { name } of rows as { name: string }[])
    if (migration.sql.includes(`"${name}"`)) await session.exec(`DROP INDEX CONCURRENTLY "${name}"`);
  for (const statement of migration.sql.split(';'))
    if (statement.trim() !== '') await session.exec(statement);
  await record(session, migration);
}

/** Call within a transaction, so that applying and recording succeed together. */
export async function applyMigration(session: Session, migration: Migration): Promise<void> {
  await fillGap(session, migration);
  await session.exec(isConcurrent(migration) ? inOneTransaction(migration.sql) : migration.sql);
  await record(session, migration);
}

/** Makes what the migration needs and a later one has dropped, if that one was applied before. */
async function fillGap(session: Session, { name }: Migration): Promise<void> {
  const bridge = bridges[name];
  if (bridge === undefined) return;
  const { rows } = await session.query(
    'SELECT FROM _prisma_migrations WHERE migration_name = $1 AND rolled_back_at IS NULL',
    [bridge.later],
  );
  if (rows.length > 0) await session.exec(bridge.sql);
}

const inOneTransaction = (sql: string): string =>
  sql.replaceAll(' CONCURRENTLY', '').replaceAll('"commits" => true', '"commits" => false');

async function record(session: Session, { name, checksum }: Migration): Promise<void> {
  // Not now(), which is constant within a transaction: the ledger is read in this order.
  await session.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, clock_timestamp(), clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}
