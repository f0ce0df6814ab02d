import pg from 'pg';

/*
 * In milliseconds. A request is answered within five seconds: the server gives up first, and we do where its answer
 * never arrives.
 */
export const TIMEOUTS = { lock: 3_000, statement: 4_000, answer: 4_500, connect: 4_000 };

/**
 * Sent as a statement, because poolers refuse most parameters of a connection. Prisma's adapter takes every time for
 * UTC, so the session must say UTC. No statement here runs long enough to be worth compiling.
 */
const SESSION = [
  'SET timezone = UTC',
  'SET jit = off',
  `SET lock_timeout = ${TIMEOUTS.lock}`,
  `SET statement_timeout = ${TIMEOUTS.statement}`,
  `SET idle_in_transaction_session_timeout = ${2 * TIMEOUTS.statement}`,
].join('; ');

/** What Postgres says to a write on a standby. */
class ReadOnlyHost extends Error {
  readonly code = '25006';
}

/** Makes a new connection ready for use. */
export async function prepareSession(client: pg.ClientBase, mustWrite: boolean): Promise<void> {
  try {
    await client.query(SESSION);
    if (mustWrite && (await isStandby(client))) throw new ReadOnlyHost('this host is a standby');
  } catch (error) {
    // The pool would wait for a goodbye, which a frozen server never sends.
    if (client instanceof pg.Client) client.connection.stream.destroy();
    throw error;
  }
}

async function isStandby(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
  return rows[0]?.standby ?? false;
}

/**
 * A pooler that hands every transaction to another session loses our settings, advisory locks and LISTEN. Two
 * connections that are open at the same time then have the same session, or one of them has several.
 */
export async function refuseTransactionPooling(connectionString: string): Promise<void> {
  const clients = [1, 2].map(
    () => new pg.Client({ connectionString, connectionTimeoutMillis: TIMEOUTS.connect }),
  );
  try {
    for (const client of clients) {
      client.on('error', () => {});
      await client.connect();
    }
    const sessions = clients.map(() => new Set<number>());
    for (let round = 0; round < 3; round += 1)
      for (const [nth, client] of clients.entries()) sessions[nth]?.add(await sessionOf(client));
    const [one, other] = sessions.map((pids) => [...pids]);
    if (one?.length === 1 && other?.length === 1 && one[0] !== other[0]) return;
    throw new Error(
      'DATABASE_URL leads to a connection pooler in transaction mode, which Permafrost does not support. ' +
        'Use session mode (pool_mode = session in PgBouncer), or connect to Postgres itself.',
    );
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid ?? 0;
}
