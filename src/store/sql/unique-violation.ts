import { Prisma } from '../generated/client.js';
import { sqlState } from './sql-state.js';

const UNIQUE_VIOLATION = '23505';

/** Whether another row has the same key. Prisma reports its own code if it has checked first. */
export const isUniqueViolation = (error: unknown): boolean =>
  sqlState(error) === UNIQUE_VIOLATION ||
  (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002');
