import pg from 'pg';

/*
 * In milliseconds. A request is answered within five seconds: the server times out first, and we do if its answer
 * never arrives.
 */
export const TIMEOUTS = { lock: 3_000, statement: 4_000, answer: 4_500, connect: 4_000 };

/**
 * Sent as a statement, because poolers refuse most connection parameters. Prisma's adapter reads all times as UTC, so
 * the session must use UTC. JIT compilation does not pay off for short statements.
 */
const SESSION = [
  'SET timezone = UTC',
  'SET jit = off',
  // The warning of a commit that was not replicated must reach us.
  'SET client_min_messages = warning',
  `SET lock_timeout = ${TIMEOUTS.lock}`,
  `SET statement_timeout = ${TIMEOUTS.statement}`,
  `SET idle_in_transaction_session_timeout = ${2 * TIMEOUTS.statement}`,
].join('; ');

/** The error that Postgres reports for a write on a standby. */
class ReadOnlyHost extends Error {
  readonly code = '25006';
}

/** Prepares a new connection for use. */
export async function prepareSession(client: pg.ClientBase, mustWrite: boolean): Promise<void> {
  try {
    await client.query(SESSION);
    if (mustWrite && (await isStandby(client))) throw new ReadOnlyHost('this host is a standby');
  } catch (error) {
    // The pool would wait for a clean close, which a frozen server never completes.
    if (client instanceof pg.Client) client.connection.stream.destroy();
    throw error;
  }
}

async function isStandby(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
  return rows[0]?.standby ?? false;
}
