import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  applyMigration,
  createLedger,
  migrate,
  type Session,
} from '../../../src/store/migrations/migrate.js';
import { type Migration, readMigrations } from '../../../src/store/migrations/read-migrations.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';

const REPLIES = '20261124000000_one_kind_of_replies';
const isOfBuckets = ({ name }: Migration): boolean => name.startsWith('20261122');
/** From here on migrations build upon buckets, so no database has them without. */
const ON_BUCKETS = '20261129050000_entry_traces';

/** Everything that a migration can make, with its definition. */
const SHAPE = `
  SELECT format('%s.%s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull) AS made
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  ORDER BY 1`;

describe('a database that has a later migration and lacks an earlier one', () => {
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

  test('is migrated to the same as any other, from every state that a merge could leave', async () => {
    const shape = () => db.query<{ made: string }>(SHAPE);
    const wanted = await shape();
    const later = known.findIndex(({ name }) => name === REPLIES);
    const onBuckets = known.findIndex(({ name }) => name === ON_BUCKETS);
    for (let upTo = later + 1; upTo <= onBuckets; upTo += 1) {
      await db.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      await migrate(
        session,
        known.slice(0, upTo).filter((one) => !isOfBuckets(one)),
      );
      expect(await migrate(session, known)).toEqual(
        known.filter((one, nth) => isOfBuckets(one) || nth >= upTo).map(({ name }) => name),
      );
      expect(await shape()).toEqual(wanted);
    }
  });

  test('can be restored from its snapshot, which applies them in the order that they were applied in', async () => {
    const wanted = await db.query<{ made: string }>(SHAPE);
    await db.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await db.query('BEGIN');
    await createLedger(session);
    const rank = (one: Migration): number => (one.name >= ON_BUCKETS ? 2 : Number(isOfBuckets(one)));
    for (const migration of known.toSorted((one, other) => rank(one) - rank(other)))
      await applyMigration(session, migration);
    await db.query('COMMIT');
    expect(await db.query(SHAPE)).toEqual(wanted);
  });

  test('is told which migration came too early, if the gap cannot be filled', async () => {
    const late = { name: '20260102000000_late', sql: 'ALTER TABLE gone ADD COLUMN a INT;', checksum: 'c' };
    const all = [...known, late].sort((one, other) => (one.name < other.name ? -1 : 1));
    await expect(migrate(session, all)).rejects.toThrow(
      `This database already has the later migration ${known.at(-1)?.name}`,
    );
  });
});
