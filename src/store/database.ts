import type { LocalBus } from './bus.js';
import type { PrismaClient } from './generated/client.js';

/** What differs between a database server and one inside this process. */
export interface Database {
  readonly kind: 'server' | 'embedded';
  readonly prisma: PrismaClient;
  /** How many statements of each hot kind may be under way at once. */
  readonly lanes: { readonly append: number; readonly read: number };
  /** Tells the bus what other processes do, until the database is closed. */
  listen(bus: LocalBus): Promise<void>;
  close(): Promise<void>;
}
