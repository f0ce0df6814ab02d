import type { LocalBus } from './bus/local-bus.js';
import type { PrismaClient } from './generated/client.js';

/** Its text never changes, so that a server prepares it once per connection, under its name. */
export interface HotStatement {
  readonly name: string;
  readonly text: string;
}

export interface Database {
  readonly prisma: PrismaClient;
  /** The one row of a statement whose columns are all text. Not by way of Prisma, which costs more than the asking. */
  askHot(statement: HotStatement, values: readonly string[]): Promise<readonly (string | null)[] | undefined>;
  /** The same for accounts alone, on connections that no statement about games ever holds. */
  askAccount: Database['askHot'];
  /** Tells the bus what other processes do, until the database is closed. */
  listen(bus: LocalBus): Promise<void>;
  close(): Promise<void>;
}
