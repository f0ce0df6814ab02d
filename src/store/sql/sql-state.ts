import { isRecord } from '../../kernel/json.js';

/** The five characters with which Postgres says what went wrong; null when it was not Postgres that spoke. */
export function sqlState(error: unknown): string | null {
  if (!isObject(error)) return null;
  // Prisma wraps what the driver said, and has codes of its own at the top that look just like these.
  const inner = isRecord(error.meta) ? error.meta.driverAdapterError : undefined;
  const cause = isObject(inner) ? inner.cause : error.cause;
  if (isObject(cause)) {
    if (typeof cause.originalCode === 'string') return cause.originalCode;
    return sqlState(cause);
  }
  return typeof error.severity === 'string' && typeof error.code === 'string' ? error.code : null;
}

/*
 * 21 cardinality, 22 data, 23 constraint, 40 rolled back, 42 syntax or rights, 54 limits. Everything else, such
 * as 08 connection, 53 resources, 57 shutdown, or no code at all, is nobody's fault in the batch, and after a
 * lost connection nobody knows whether it was committed.
 */
const blamesTheStatement = new Set(['21', '22', '23', '40', '42', '54']);

/** Whether Postgres refused a statement, and so certainly wrote nothing, because of what stands in it. */
export const isStatementRefused = (error: unknown): boolean =>
  blamesTheStatement.has(sqlState(error)?.slice(0, 2) ?? '');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
