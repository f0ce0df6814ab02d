import { isRecord } from '../kernel/json.js';

/*
 * Whether an error says that the database cannot be reached, or could not do its work just now: nothing is wrong
 * with the request, and it may be sent again. Prisma, its adapter, the driver and the system all have words of
 * their own for it.
 */

/** Of Prisma, the system and Postgres: connections, deadlocks, resources, shutdown, timeouts, a standby, locks, disks. */
const CODES =
  /^(P1001|P1002|P1008|P1017|P2024|P2028|P2034|ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|(08|40|53|57)[0-9A-Z]{3}|25006|55P03|58030)$/;

/** What the adapter calls them. */
const KINDS = new Set([
  'ConnectionClosed',
  'DatabaseNotReachable',
  'SocketTimeout',
  'TooManyConnections',
  'TransactionWriteConflict',
]);

/** The driver has no codes for its own troubles. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

const DEEPEST = 6;

export function isUnavailable(error: unknown, depth = 0): boolean {
  if (!isObject(error) || depth === DEEPEST) return false;
  const { code, originalCode, kind, message, cause, meta } = error;
  if (CODES.test(String(code)) || CODES.test(String(originalCode)) || KINDS.has(String(kind))) return true;
  if (MESSAGES.test(String(message))) return true;
  const inner = isRecord(meta) ? meta.driverAdapterError : undefined;
  return isUnavailable(cause, depth + 1) || isUnavailable(inner, depth + 1);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
