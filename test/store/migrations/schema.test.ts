import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { type Table, tablesOf } from './prisma-schema.js';

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name,
         concat_ws(' ', format_type(a.atttypid, a.atttypmod),
                   CASE WHEN a.attnotnull THEN 'not null' ELSE 'null' END, pg_get_expr(d.adbin, d.adrelid)) AS text
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`;
const INDEXES = `
  SELECT t.relname AS table, c.relname AS name,
         CASE WHEN i.indisunique THEN 'UNIQUE ' ELSE '' END
           || substring(pg_get_indexdef(i.indexrelid) FROM ' USING (.*)') AS text
  FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid JOIN pg_class c ON c.oid = i.indexrelid
  WHERE t.relnamespace = 'public'::regnamespace`;
const REFERENCES = `
  SELECT c.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS text
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
  WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace`;

describe('prisma/schema.prisma matches the migrations', () => {
  let db: TestDatabase;
  let expected: Record<string, Table>;
  beforeAll(async () => {
    db = await testDatabase();
    expected = tablesOf(await readFile(new URL('../../../prisma/schema.prisma', import.meta.url), 'utf8'));
  });
  afterAll(() => db.drop());

  interface Row {
    readonly table: string;
    readonly name: string;
    readonly text: string;
  }
  const ask = async (query: string): Promise<readonly Row[]> => {
    const rows = await db.query<Row>(query);
    return rows.filter(({ table }) => table !== '_prisma_migrations');
  };
  const of = (table: string, rows: readonly Row[]) => rows.filter((row) => row.table === table);
  const byName = (rows: readonly Row[]) => Object.fromEntries(rows.map(({ name, text }) => [name, text]));

  test('in tables and their columns: types, nullability and defaults', async () => {
    const made = await ask(COLUMNS);
    expect(new Set(made.map(({ table }) => table))).toEqual(new Set(Object.keys(expected)));
    expect(Object.keys(expected)).toContain('tokens');
    for (const [table, { columns }] of Object.entries(expected))
      expect(byName(of(table, made)), table).toEqual(columns);
  });

  test('in keys and indexes, except partial indexes, which Prisma cannot express', async () => {
    const made = await ask(INDEXES);
    for (const [table, { indexes }] of Object.entries(expected)) {
      const whole = of(table, made).filter(({ text }) => !text.includes(' WHERE '));
      expect(byName(whole), table).toEqual(indexes);
    }
  });

  test('in foreign keys and what happens on deletion', async () => {
    const made = await ask(REFERENCES);
    for (const [table, { references }] of Object.entries(expected))
      expect(
        of(table, made)
          .map(({ text }) => text)
          .sort(),
        table,
      ).toEqual(references);
  });
});
