import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { Database } from '../database.js';
import { distributeIfFresh, keepDistributed } from '../distribution/distribute.js';
import { PrismaClient } from '../generated/client.js';
import { migrate, type Session } from '../migrations/migrate.js';
import { readMigrations } from '../migrations/read-migrations.js';
import { askRow } from '../sql/ask-row.js';
import { type Connections, openConnections } from './connections.js';
import { explainDatabaseError } from './explain-error.js';
import { openHosts, urlsOf } from './hosts.js';
import { type Listener, listen } from './listener.js';
import { refuseUnsuitable } from './suitable.js';

export interface ServerSettings {
  /** May name several hosts. */
  readonly url: string;
  readonly poolSize: number;
  /** Whether a fresh database is to be distributed over the servers of a Citus cluster. */
  readonly citus?: boolean | undefined;
  readonly onError: (error: unknown) => void;
}

/** A separate pool for new accounts, so that they do not wait for statements about games. */
const ACCOUNT_POOL = 2;

export async function openServer({
  url,
  poolSize,
  citus = false,
  onError,
}: ServerSettings): Promise<Database> {
  const opened: Connections[] = [];
  const hosts = await openHosts(urlsOf(url), (next) => {
    for (const connections of opened) connections.redirect(next);
  });
  await prepareDatabase(hosts.url, citus);

  const openPool = (max: number): pg.Pool => {
    const connections = openConnections(hosts, max, onError);
    opened.push(connections);
    return connections.pool;
  };
  const pool = openPool(poolSize);
  const accountPool = openPool(ACCOUNT_POOL);
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
    askAccount: (statement, values) => askRow(accountPool, statement, values),
    poolLoad: () => pool.waitingCount / poolSize,
    async listen(bus) {
      listener = await listen(hosts, bus, onError);
    },
    async close() {
      await listener?.close();
      await prisma.$disconnect();
      await Promise.all(opened.map((connections) => connections.pool.end()));
      hosts.close();
    },
  };
}

/** Checks that the server can be used, and applies migrations. */
async function prepareDatabase(url: string, citus: boolean): Promise<void> {
  try {
    await refuseUnsuitable(url);
    await applyMigrations(url, citus);
  } catch (error) {
    throw explainDatabaseError(error, url);
  }
}

/** A raw statement with constant text begins with its name in a comment. It is prepared once per connection. */
const hotName = (sql: string): string => /^\/\* (\w+) \*\//.exec(sql)?.[1] ?? '';

async function applyMigrations(connectionString: string, citus: boolean): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: 'permafrost',
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    await client.query('SET timezone = UTC');
    const session: Session = {
      exec: (sql) => client.query(sql),
      query: (sql, values) => client.query(sql, [...values]),
    };
    await migrate(session, await readMigrations());
    if (citus) await distributeIfFresh(session);
    await keepDistributed(session);
  } finally {
    await client.end();
  }
}
