import pg from 'pg';
import { sqlState } from '../sql/sql-state.js';

/** Of the advisory lock that every process holds while it uses the server. */
const LOCK = 72707370;

/** A session that shows the other processes of this host that the server is in use. */
export interface Presence {
  /** Resolves when the session has ended: the server has stopped, or has dropped it. */
  readonly lost: Promise<void>;
  /**
   * Gives the presence up. True if nobody else uses the server: whoever comes then waits, until the session that
   * asked has ended.
   */
  leave(): Promise<boolean>;
  end(): void;
}

/** The password in the data folder is not that of the server. */
export class WrongPassword extends Error {}

/** Null while the server starts or stops. */
export async function enter(connectionString: string): Promise<Presence | null> {
  const client = new pg.Client({
    connectionString,
    application_name: 'permafrost presence',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  const lost = new Promise<void>((done) => {
    client.once('end', done);
    client.on('error', () => done());
  });
  const end = (): void => void client.connection.stream.destroy();
  try {
    await client.connect();
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0; SET idle_session_timeout = 0');
    // Waits while another process is stopping the server, which ends this session.
    await client.query('SELECT pg_advisory_lock_shared($1)', [LOCK]);
  } catch (error) {
    end();
    const state = sqlState(error);
    if (state === '28P01') throw new WrongPassword('wrong password', { cause: error });
    if (state === null || state.startsWith('57')) return null;
    throw error;
  }
  return {
    lost,
    async leave() {
      try {
        const { rows } = await client.query<{ alone: boolean }>(
          `SELECT pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) AS alone`,
          [LOCK],
        );
        return rows[0]?.alone ?? false;
      } catch {
        // A server that does not answer is of no use to others.
        return true;
      }
    },
    end,
  };
}
