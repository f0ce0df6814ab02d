import { randomInt } from 'node:crypto';
import pg from 'pg';
import { TIMEOUTS } from './sessions.js';

/** In the format of `server_version_num`. */
const OLDEST = 130_000;
/** Samples of the session id: enough that a pooler is not missed by chance. */
const SAMPLES = 24;

/** Asked on two connections, which are opened once for all questions. */
export async function refuseUnsuitable(connectionString: string): Promise<void> {
  const clients = Array.from(
    { length: 2 },
    () =>
      new pg.Client({
        connectionString,
        application_name: 'permafrost',
        connectionTimeoutMillis: TIMEOUTS.connect,
        query_timeout: TIMEOUTS.answer,
      }),
  );
  try {
    for (const client of clients) {
      client.on('error', () => {});
      await client.connect();
    }
    for (const client of clients.slice(0, 1)) await refuseOldServer(client);
    await refuseTransactionPooling(clients);
  } finally {
    for (const client of clients) client.end().catch(() => {});
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name`,
  );
  const { number = 0, name = '' } = rows[0] ?? {};
  if (number < OLDEST)
    throw new Error(
      `The server runs Postgres ${name}. Permafrost needs Postgres ${OLDEST / 10_000} or newer: upgrade the server, or set DATABASE_URL to another one.`,
    );
}

/**
 * A pooler in transaction mode loses our settings, advisory locks and LISTEN. When queried in random order, two
 * connections then soon share a session, or one of them changes its session.
 */
async function refuseTransactionPooling(clients: readonly pg.Client[]): Promise<void> {
  const sessions = clients.map(() => new Set<number>());
  for (let nth = 0; nth < SAMPLES; nth += 1) {
    const which = nth < 2 ? nth : randomInt(2);
    const client = clients[which];
    if (client !== undefined) sessions[which]?.add(await sessionOf(client));
  }
  const distinct = new Set(sessions.flatMap((pids) => [...pids]));
  if (distinct.size === 2 && sessions.every(({ size }) => size === 1)) return;
  throw new Error(
    'DATABASE_URL leads to a connection pooler in transaction mode, which Permafrost does not support. ' +
      'Use session mode (pool_mode = session in PgBouncer), or connect to Postgres itself.',
  );
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid ?? 0;
}
