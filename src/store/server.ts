import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { askRow } from './ask-row.js';
import type { Database } from './database.js';
import { PrismaClient } from './generated/client.js';
import { type Listener, listen } from './listener.js';
import { migrate } from './migrate.js';
import { readMigrations } from './migrations.js';

export interface ServerSettings {
  readonly url: string;
  readonly poolSize: number;
  readonly onError: (error: unknown) => void;
}

/** Nobody waits for ever: the server gives up first, and we do where its answer never arrives. */
const STATEMENTS = { statement_timeout: 30_000, query_timeout: 35_000 };

export async function openServer({ url, poolSize, onError }: ServerSettings): Promise<Database> {
  const connectionString = withOptions(url);
  const connection = { connectionString, keepAlive: true, application_name: 'permafrost' };
  await applyMigrations(connection);
  const pool = new pg.Pool({ ...connection, max: poolSize, connectionTimeoutMillis: 10_000, ...STATEMENTS });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', onError);
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, {
      onConnectionError: onError,
      statementNameGenerator: ({ sql }) => hotName(sql),
    }),
  });
  let listener: Listener | undefined;
  return {
    prisma,
    askHot: (statement, values) => askRow(pool, statement, values),
    async listen(bus) {
      listener = await listen(connection, bus, onError);
    },
    async close() {
      await listener?.close();
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** A raw statement whose text never changes begins with its name: those are prepared once per connection. */
const hotName = (sql: string): string => /^\/\* (\w+) \*\//.exec(sql)?.[1] ?? '';

/**
 * Prisma's adapter takes every time for UTC, whatever the session says: so the session must say UTC. And no
 * statement here runs for so long that it would be worth compiling, whatever the planner believes.
 */
function withOptions(url: string): string {
  const parsed = new URL(url);
  const options = parsed.searchParams.get('options');
  parsed.searchParams.set('options', `${options === null ? '' : `${options} `}-c timezone=UTC -c jit=off`);
  // The pg driver decodes percent signs, but leaves a plus as it is.
  parsed.search = parsed.search.replaceAll('+', '%20');
  return parsed.href;
}

async function applyMigrations(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await migrate(
      { exec: (sql) => client.query(sql), query: (sql, values) => client.query(sql, [...values]) },
      await readMigrations(),
    );
  } finally {
    await client.end();
  }
}
