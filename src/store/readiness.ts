import type { Readiness } from '../play/ports/readiness.js';
import type { Database, HotStatement } from './database.js';
import { durabilityWarnings } from './durability.js';
import type { Migration } from './migrations/read-migrations.js';
import { sqlState } from './sql/sql-state.js';

/** In milliseconds: a result is reused for this long, because each check costs a write. */
const REUSED_MS = 1_000;

const LOOK: HotStatement = {
  name: 'readiness',
  text: `SELECT pg_is_in_recovery()::text, current_setting('transaction_read_only'),
    (SELECT string_agg(migration_name, ',' ORDER BY migration_name COLLATE "C") FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL),
    (SELECT string_agg(relname, ',' ORDER BY relname) FROM pg_class
     WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace)`,
};

/*
 * Writing the row alone can succeed on a full disk, because it fits into an existing page. The series exceeds
 * work_mem, so it spills about a megabyte into a temporary file, which needs free space.
 */
const WRITE: HotStatement = {
  name: 'probe',
  text: `WITH spilled AS MATERIALIZED (
      SELECT count(*) AS numbers FROM set_config('work_mem', '64kB', true) AS memory,
        LATERAL generate_series(1, 32768 * length(memory) / length(memory))
    )
    INSERT INTO probes (id, at, padding)
    SELECT 1, clock_timestamp(), (SELECT string_agg(md5(nth::text || random()::text), '') FROM generate_series(1, 256) nth)
    FROM spilled WHERE numbers > 0
    ON CONFLICT (id) DO UPDATE SET at = excluded.at, padding = excluded.padding
    RETURNING id::text`,
};

/** Checks whether a write would succeed, by making one. */
export async function openReadiness(
  { askHot }: Pick<Database, 'askHot'>,
  known: readonly Migration[],
): Promise<() => Promise<Readiness>> {
  const expected = known.map(({ name }) => name).join();
  const [, , , tables] = (await askHot(LOOK, [])) ?? [];

  const look = async (): Promise<Readiness> => {
    try {
      const [standby, readOnly, migrations, found] = (await askHot(LOOK, [])) ?? [];
      if (standby === 'true') return no('standby', 'The database is a standby, which accepts no writes.');
      if (readOnly === 'on') return no('read_only', 'The database is read-only.');
      if (migrations !== expected || found !== tables) return foreignSchema;
    } catch (error) {
      return reasonOf(error, 'The database does not answer.');
    }
    try {
      await askHot(WRITE, []);
      return { ready: true, warnings: await durabilityWarnings({ askHot }) };
    } catch (error) {
      return reasonOf(error, 'The database answers, but a write to it does not finish in time.');
    }
  };

  let last: { readonly at: number; readonly found: Promise<Readiness> } | null = null;
  let isLooking = false;
  return () => {
    if (last === null || (!isLooking && performance.now() - last.at > REUSED_MS)) {
      isLooking = true;
      const found = look().finally(() => {
        isLooking = false;
      });
      last = { at: performance.now(), found };
    }
    return last.found;
  };
}

const no = (reason: NotReady['reason'], detail: string): Readiness => ({ ready: false, reason, detail });
type NotReady = Extract<Readiness, { ready: false }>;

const foreignSchema = no('foreign_schema', 'The tables of the database are not those of this version.');

function reasonOf(error: unknown, unanswered: string): Readiness {
  const state = sqlState(error) ?? '';
  if (state === '53100') return no('no_space', 'The disk of the database is full.');
  if (state === '25006') return no('read_only', 'The database is read-only.');
  if (state === '53300') return no('no_connection', 'The database accepts no more connections.');
  if (state.startsWith('42') || state === '3D000') return foreignSchema;
  return no('unreachable', unanswered);
}
