import { ask, type Place } from './support.js';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** The table that it references, and the column there. */
  readonly refers: string | null;
  readonly key: string | null;
  /** A text that the check constraint allows. */
  readonly allowed: string | null;
}

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type,
    (SELECT k.confrelid::regclass::text FROM pg_constraint k
     WHERE k.conrelid = c.oid AND k.contype = 'f' AND a.attnum = ANY (k.conkey) LIMIT 1) AS refers,
    (SELECT f.attname FROM pg_constraint k JOIN pg_attribute f
       ON f.attrelid = k.confrelid AND f.attnum = k.confkey[array_position(k.conkey, a.attnum)]
     WHERE k.conrelid = c.oid AND k.contype = 'f' AND a.attnum = ANY (k.conkey) LIMIT 1) AS key,
    (SELECT max(substring(pg_get_constraintdef(k.oid) FROM a.attname || $$ = ANY \\(ARRAY\\['([^']*)'$$))
     FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'c') AS allowed
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations'
    AND a.attnum > 0 AND NOT a.attisdropped AND (a.attnotnull OR a.attndims > 0) AND NOT a.atthasdef
  ORDER BY 1, a.attnum`;

const VALUES: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: `E'tab\\t, line\\n, backslash \\\\, \\u00fc and \\\\N'`,
  // A trigger fills the buckets of games; those of their rows come from them.
  smallint: '0',
  boolean: 'false',
  integer: '1',
  'double precision': '1.5',
  bigint: '1',
  json: `'{"text": "line\\\\n",  "spaces": 1}'::json`,
  'timestamp with time zone': `'2026-01-02T03:04:05.678Z'`,
  'text[]': `'{}'`,
  'uuid[]': `'{}'`,
  'integer[]': `'{}'`,
  bytea: `'\\x00ff'::bytea`,
};

/** Inserts a row into every empty table, including tables that are added later. */
export async function fillTables(place: Place): Promise<void> {
  const columns = await ask<Column>(place, COLUMNS);
  const waiting = new Map<string, Column[]>();
  for (const column of columns) waiting.set(column.table, [...(waiting.get(column.table) ?? []), column]);
  for (let round = 0; round < 3; round += 1)
    for (const [table, own] of waiting) await fill(place, table, own);
}

async function fill(place: Place, table: string, columns: readonly Column[]): Promise<void> {
  const references = columns.flatMap(({ refers }) => refers ?? []);
  for (const name of [...references, table]) {
    const [row] = await ask<{ full: boolean }>(place, `SELECT EXISTS (SELECT FROM "${name}") AS full`);
    if (row?.full === (name === table)) return;
  }
  const values = columns.map(({ type, refers, key, allowed }, nth) => {
    if (refers === null) return allowed === null ? VALUES[type] : `'${allowed}'`;
    const others = columns.slice(0, nth).filter((one) => one.refers === refers && one.key === key);
    return keyOf(refers, key ?? '', others.length);
  });
  await ask(
    place,
    `INSERT INTO "${table}" (${columns.map(({ name }) => `"${name}"`).join(', ')}) VALUES (${values.join(', ')})`,
  );
}

/** The key of an existing row; where several columns refer to players, a different one for each. */
const keyOf = (table: string, key: string, nth: number): string =>
  `(SELECT "${key}" FROM "${table}" ORDER BY ctid LIMIT 1 OFFSET ${table === 'players' ? nth : 0})`;
