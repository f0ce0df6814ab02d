import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { explainDatabaseError } from '../server/explain-error.js';

const CONNECT = 10_000;

/**
 * Lends a connection. When the signal aborts, the server terminates the session, so that its transaction is rolled
 * back and the session is gone before this returns.
 */
export async function inSession<Value>(
  url: string,
  signal: AbortSignal,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  signal.throwIfAborted();
  const client = await connect(url);
  let ending: Promise<void> | undefined;
  try {
    const pid = await backendOf(client);
    const end = (): void => {
      ending = terminate(url, pid).catch(() => client.end());
    };
    signal.addEventListener('abort', end, { once: true });
    try {
      signal.throwIfAborted();
      return await work(client);
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', end);
    }
  } finally {
    await ending;
    await client.end().catch(() => {});
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'permafrost command',
    connectionTimeoutMillis: CONNECT,
    keepAlive: true,
  });
  // Without this handler a lost connection would end the process; the current statement fails anyway.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw explainDatabaseError(error, url);
  }
  return client;
}

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const [row] = rows;
  if (row === undefined) throw new Error('the server did not return a session id');
  return row.pid;
}

async function terminate(url: string, pid: number): Promise<void> {
  const client = await connect(url);
  try {
    await client.query('SELECT pg_terminate_backend($1)', [pid]);
    for (let look = 0; look < 200; look += 1) {
      const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE pid = $1', [pid]);
      if (rowCount === 0) return;
      await sleep(25);
    }
  } finally {
    await client.end().catch(() => {});
  }
}

/** For one transaction: no timeouts, and a fixed text format. */
export const FOR_THIS_TRANSACTION = `
  SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL client_encoding = 'UTF8';
  SET LOCAL timezone = 'UTC';
  SET LOCAL datestyle = 'ISO, YMD';
  SET LOCAL intervalstyle = 'postgres';
  SET LOCAL extra_float_digits = 3;
  SET LOCAL bytea_output = 'hex'`;

/** The statements of a session, for readers that also work on a pool. */
export const querying =
  (client: pg.Client) =>
  async <Found>(sql: string, ...values: readonly unknown[]): Promise<Found[]> =>
    (await client.query(sql, [...values])).rows as Found[];
