import pg from 'pg';
import { sqlState } from '../sql/sql-state.js';

/** The target of a URL, without its password. */
interface Place {
  readonly server: string;
  readonly database: string;
  readonly user: string;
}

export function placeOf(connectionString: string): Place {
  const { host, port, database = '', user = '' } = new pg.Client({ connectionString });
  return { server: host.startsWith('/') ? `${host} (port ${port})` : `${host}:${port}`, database, user };
}

/** By SQLSTATE or system error code. */
const SENTENCES: Readonly<Record<string, (place: Place, said: string) => string>> = {
  ECONNREFUSED: ({ server }) => `No Postgres server listens at ${server}. Start it, or correct DATABASE_URL.`,
  ENOENT: ({ server }) => `No Postgres server listens at ${server}. Start it, or correct DATABASE_URL.`,
  EACCES: ({ server }) => `This user may not use the socket at ${server}.`,
  ENOTFOUND: ({ server }) => `The host of ${server} is unknown. Correct DATABASE_URL.`,
  EAI_AGAIN: ({ server }) => `The name of the host of ${server} cannot be looked up just now.`,
  ETIMEDOUT: ({ server }) => `${server} does not answer. Check DATABASE_URL, the network and the firewall.`,
  EHOSTUNREACH: ({ server }) => `${server} cannot be reached. Check DATABASE_URL and the network.`,
  ENETUNREACH: ({ server }) => `${server} cannot be reached. Check DATABASE_URL and the network.`,
  ECONNRESET: ({ server }) => `${server} ends the connection at once. Is it a Postgres server?`,
  '28P01': ({ server, user }) =>
    `Postgres at ${server} refuses the password of user ${user}. Correct DATABASE_URL.`,
  '28000': ({ server, user }, said) => `Postgres at ${server} does not let user ${user} in: ${said}.`,
  '3D000': ({ server, database }) =>
    `There is no database ${database} at ${server}. Create it (CREATE DATABASE ${database}), or correct DATABASE_URL.`,
  '42501': ({ database, user }, said) =>
    `User ${user} lacks a right in database ${database}: ${said}. Make it the owner of the database.`,
  '25006': ({ server, database }) =>
    `Database ${database} at ${server} is read-only or a standby. Name a server that accepts writes.`,
  '53100': ({ server }) => `The disk of the database at ${server} is full. Free some space and start again.`,
  '53300': ({ server }) =>
    `Postgres at ${server} accepts no more connections. Raise max_connections, or end other programs that use it.`,
  '55P03': ({ database }) =>
    `Another process has been changing the tables of database ${database} for a minute. Start again when it is done.`,
  '57P03': ({ server }, said) => `Postgres at ${server} is not ready: ${said}. Try again in a moment.`,
};

/** The driver reports its own errors by message, without a code. */
const TIMEOUT =
  /^(timeout expired|timeout exceeded|Query read timeout|Connection terminated due to connection timeout)/;
const BROKEN = /^(Connection terminated|received invalid response)/;
const CERTIFICATE = /CERT|ALTNAME|SSL|TLS/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function codeOf(error: unknown): string {
  const state = sqlState(error);
  if (state !== null) return state;
  if (!isObject(error)) return '';
  const message = String(error.message);
  if (TIMEOUT.test(message)) return 'ETIMEDOUT';
  if (typeof error.code === 'string') return error.code;
  return BROKEN.test(message) ? 'ECONNRESET' : '';
}

/** Turns an error into a sentence that an operator can act on. */
export function explainDatabaseError(error: unknown, connectionString: string): Error {
  const code = codeOf(error);
  const said = error instanceof Error ? error.message : String(error);
  const place = placeOf(connectionString);
  const sentence = SENTENCES[code]?.(place, said);
  if (sentence !== undefined) return new Error(sentence, { cause: error });
  if (CERTIFICATE.test(code) || /SSL/.test(said))
    return new Error(`No secure connection to ${place.server}: ${said}. See sslmode in DATABASE_URL.`, {
      cause: error,
    });
  if (/^(58|XX)/.test(code))
    return new Error(`The database at ${place.server} is damaged: ${said}. Restore a backup.`, {
      cause: error,
    });
  return error instanceof Error && code === ''
    ? error
    : new Error(`Postgres at ${place.server} reports an error: ${said} (${code}).`, { cause: error });
}

/** The same for one of several hosts, in a few words. */
export function shortReason(error: unknown): string {
  const code = codeOf(error);
  if (code === 'ECONNREFUSED' || code === 'ENOENT') return 'refuses connections';
  if (code === 'ETIMEDOUT') return 'does not answer';
  if (code === 'ENOTFOUND') return 'is unknown';
  return `cannot be used (${error instanceof Error ? error.message : String(error)})`;
}
