import pg from 'pg';
import { sqlState } from '../sql/sql-state.js';

/** The advisory lock that each process shares while it uses the server. */
const LOCK = 72707370;

/** A session that shows other processes of this host that the server is in use. */
export interface Presence {
  /** Resolves when the session has ended, for example because the server stopped. */
  readonly lost: Promise<void>;
  /**
   * Ends the presence. Returns true if no other process uses the server. New processes then wait until this session
   * has ended.
   */
  leave(): Promise<boolean>;
  end(): void;
}

/** The password in the data folder differs from that of the server. */
export class WrongPassword extends Error {}

/** Returns null while the server starts or stops. */
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
    // Waits if another process is stopping the server, which then ends this session.
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
        // A server that does not answer can be stopped.
        return true;
      }
    },
    end,
  };
}
