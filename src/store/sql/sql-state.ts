import { isRecord } from '../../kernel/json.js';

/** The SQLSTATE of an error; null if the error is not from Postgres. */
export function sqlState(error: unknown): string | null {
  if (!isObject(error)) return null;
  // Prisma wraps driver errors, and has top-level codes of its own that look the same.
  const inner = isRecord(error.meta) ? error.meta.driverAdapterError : undefined;
  const cause = isObject(inner) ? inner.cause : error.cause;
  if (isObject(cause)) {
    if (typeof cause.originalCode === 'string') return cause.originalCode;
    return sqlState(cause);
  }
  return typeof error.severity === 'string' && typeof error.code === 'string' ? error.code : null;
}

/*
 * 21 cardinality, 22 data, 23 constraint, 40 rollback, 42 syntax or privileges, 54 limits. Other errors, such as 08
 * connection, 53 resources, 57 shutdown, or no code at all, are not caused by the statement, and after a lost
 * connection it is unknown whether it was committed.
 */
const blamesTheStatement = new Set(['21', '22', '23', '40', '42', '54']);

/** Whether Postgres rejected a statement because of its content. Nothing was written then. */
export const isStatementRefused = (error: unknown): boolean =>
  blamesTheStatement.has(sqlState(error)?.slice(0, 2) ?? '');

/**
 * Whether the server could not reach another one that has a part of the log, and has rolled back. Without a server that
 * says so, the connection to it is lost itself.
 */
export const isPartGone = (error: unknown): boolean => sqlState(error)?.startsWith('08') ?? false;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
