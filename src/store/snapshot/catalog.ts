import type pg from 'pg';
import type { Header } from './format.js';

export type Table = Header['tables'][number];

/** Prisma's list of applied migrations is not copied: the migrations write it. */
const LEDGER = '_prisma_migrations';

const OWN_RELATIONS = `
  SELECT c.oid, c.relname, c.relkind, n.nspname
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE NOT c.relispartition
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype = 'e')`;

/** Read from the catalog, so that tables of later migrations are included. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT r.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM (${OWN_RELATIONS}) r JOIN pg_attribute a ON a.attrelid = r.oid
     WHERE r.nspname = current_schema() AND r.relkind IN ('r', 'p') AND r.relname <> $1
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY r.relname ORDER BY r.relname`,
    [LEDGER],
  );
  return rows;
}

export async function sequencesOf(client: pg.Client): Promise<Header['sequences']> {
  const { rows } = await client.query<Header['sequences'][number]>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = current_schema() ORDER BY sequencename`,
  );
  return rows;
}

/** In the order of application; null if this is not a database of Permafrost. */
export async function migrationsOf(client: pg.Client): Promise<Header['migrations'] | null> {
  const found = await client.query('SELECT FROM pg_class WHERE oid = to_regclass($1)', [LEDGER]);
  if (found.rowCount === 0) return null;
  const { rows } = await client.query<Header['migrations'][number]>(
    `SELECT migration_name AS name, checksum FROM ${LEDGER}
     WHERE rolled_back_at IS NULL AND finished_at IS NOT NULL ORDER BY started_at, migration_name`,
  );
  return rows;
}

/** Describes the content of a database for an operator; null if it is empty. */
export async function contentOf(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT CASE nspname WHEN current_schema() THEN relname ELSE nspname || '.' || relname END AS name
     FROM (${OWN_RELATIONS}) r
     WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' AND relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
     ORDER BY relkind <> 'r', 1`,
  );
  const names = rows.map(({ name }) => name);
  if (names.length === 0) return null;
  if (names.includes(LEDGER) && names.includes('games') && names.includes('players')) {
    const [games, players] = [await countOf(client, 'games'), await countOf(client, 'players')];
    return `a database of Permafrost, with ${games} games and ${players} players`;
  }
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `${names.slice(0, 3).join(', ')}${more}`;
}

async function countOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${quoted(table)}`);
  return rows[0]?.count ?? '0';
}

export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export async function foreignKeysOf(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT r.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k JOIN (${OWN_RELATIONS}) r ON r.oid = k.conrelid
     WHERE k.contype = 'f' AND r.nspname = current_schema() AND k.conparentid = 0
     ORDER BY r.relname, k.conname`,
  );
  return rows;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const columnList = ({ columns }: Table): string => columns.map(quoted).join(', ');
