import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { Database } from '../database.js';
import { PrismaClient } from '../generated/client.js';
import { migrate } from '../migrations/migrate.js';
import { readMigrations } from '../migrations/read-migrations.js';
import { askRow } from '../sql/ask-row.js';
import { isStatementRefused } from '../sql/sql-state.js';
import { type Hosts, openHosts, urlsOf } from './hosts.js';
import { type Listener, listen } from './listener.js';
import { prepareSession, refuseTransactionPooling, TIMEOUTS } from './sessions.js';

export interface ServerSettings {
  /** May name several hosts. */
  readonly url: string;
  readonly poolSize: number;
  readonly onError: (error: unknown) => void;
}

/** New accounts have connections of their own, so that they do not wait for statements about games. */
const ACCOUNT_POOL = 2;

export async function openServer({ url, poolSize, onError }: ServerSettings): Promise<Database> {
  const pools: pg.Pool[] = [];
  const hosts = await openHosts(urlsOf(url), (next) => {
    for (const pool of pools) redirect(pool, next);
  });
  await refuseTransactionPooling(hosts.url);
  await applyMigrations(hosts.url);

  const openPool = (max: number): pg.Pool => {
    const pool = poolOn(hosts, max);
    // Without a listener the loss of an idle connection would end the process.
    pool.on('error', onError);
    pools.push(pool);
    return pool;
  };
  const pool = openPool(poolSize);
  const accountPool = openPool(ACCOUNT_POOL);
  /** An error that no statement is to blame for is the first sign of a failover. */
  const askOn =
    (one: pg.Pool): Database['askHot'] =>
    (statement, values) =>
      askRow(one, statement, values).catch((error: unknown) => {
        if (!isStatementRefused(error)) hosts.suspect();
        throw error;
      });
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, {
      onConnectionError: onError,
      statementNameGenerator: ({ sql }) => hotName(sql),
    }),
  });
  let listener: Listener | undefined;
  return {
    prisma,
    askHot: askOn(pool),
    askAccount: askOn(accountPool),
    async listen(bus) {
      listener = await listen(hosts, bus, onError);
    },
    async close() {
      await listener?.close();
      await prisma.$disconnect();
      await Promise.all(pools.map((one) => one.end()));
      hosts.close();
    },
  };
}

const poolOn = (hosts: Hosts, max: number): pg.Pool =>
  new pg.Pool({
    max,
    connectionString: hosts.url,
    keepAlive: true,
    application_name: 'permafrost',
    connectionTimeoutMillis: TIMEOUTS.connect,
    query_timeout: TIMEOUTS.answer,
    onConnect: (client) => prepareSession(client, hosts.several),
  });

/** New connections go to another host. Idle ones lead to a host that is gone or must not be written to. */
function redirect(pool: pg.Pool, connectionString: string): void {
  pool.options.connectionString = connectionString;
  for (let idle = pool.idleCount; idle > 0; idle -= 1)
    pool.connect().then(
      (client) => client.release(true),
      () => {},
    );
}

/** A raw statement whose text never changes begins with its name: those are prepared once per connection. */
const hotName = (sql: string): string => /^\/\* (\w+) \*\//.exec(sql)?.[1] ?? '';

async function applyMigrations(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: 'permafrost',
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    await client.query('SET timezone = UTC');
    await migrate(
      { exec: (sql) => client.query(sql), query: (sql, values) => client.query(sql, [...values]) },
      await readMigrations(),
    );
  } finally {
    await client.end();
  }
}
