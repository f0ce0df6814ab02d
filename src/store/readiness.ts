import type { Readiness } from '../play/ports/readiness.js';
import type { Database, HotStatement } from './database.js';
import type { Migration } from './migrations/read-migrations.js';
import { sqlState } from './sql/sql-state.js';

/** One answer serves everybody who asks within this time, since each of them costs a write. */
const KEPT = 1_000;

const LOOK: HotStatement = {
  name: 'readiness',
  text: `SELECT pg_is_in_recovery()::text, current_setting('transaction_read_only'),
    (SELECT string_agg(migration_name, ',' ORDER BY migration_name) FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL)`,
};

/** Large enough to need a page of its own: a small row would still fit where a game does not. */
const WRITE: HotStatement = {
  name: 'probe',
  text: `INSERT INTO probes (id, at, padding)
    VALUES (1, clock_timestamp(), (SELECT string_agg(md5(nth::text || random()::text), '') FROM generate_series(1, 256) nth))
    ON CONFLICT (id) DO UPDATE SET at = excluded.at, padding = excluded.padding
    RETURNING id::text`,
};

/** Says whether a write would succeed, by making one. */
export function openReadiness(
  { askHot }: Pick<Database, 'askHot'>,
  known: readonly Migration[],
): () => Promise<Readiness> {
  let last: { readonly at: number; readonly found: Promise<Readiness> } | null = null;

  const look = async (): Promise<Readiness> => {
    try {
      const [standby, readOnly, migrations] = (await askHot(LOOK, [])) ?? [];
      if (standby === 'true') return no('standby', 'The database is a standby, which accepts no writes.');
      if (readOnly === 'on') return no('read_only', 'The database is read-only.');
      if (migrations !== known.map(({ name }) => name).join())
        return no('foreign_schema', 'The tables of the database are not those of this version.');
      await askHot(WRITE, []);
      return { ready: true, warnings: [] };
    } catch (error) {
      return reasonOf(error);
    }
  };

  return () => {
    if (last === null || performance.now() - last.at > KEPT) last = { at: performance.now(), found: look() };
    return last.found;
  };
}

const no = (reason: NotReady['reason'], detail: string): Readiness => ({ ready: false, reason, detail });
type NotReady = Extract<Readiness, { ready: false }>;

function reasonOf(error: unknown): Readiness {
  const state = sqlState(error) ?? '';
  if (state === '53100') return no('no_space', 'The disk of the database is full.');
  if (state === '25006') return no('read_only', 'The database is read-only.');
  if (state === '53300') return no('no_connection', 'The database accepts no more connections.');
  if (state.startsWith('42') || state === '3D000')
    return no('foreign_schema', 'The tables of the database are not those of this version.');
  return no('unreachable', 'The database does not answer.');
}
