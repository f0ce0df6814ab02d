import type { Notified } from './bus/channel.js';
import type { PrismaClient } from './generated/client.js';

/** A statement with constant text, which the server prepares once per connection, under this name. */
export interface HotStatement {
  readonly name: string;
  readonly text: string;
}

export interface Database {
  readonly prisma: PrismaClient;
  /**
   * Returns the single row of a statement whose columns are all text. Bypasses Prisma, which costs more than the
   * query.
   */
  askHot(statement: HotStatement, values: readonly string[]): Promise<readonly (string | null)[] | undefined>;
  /** The same for accounts, on connections that are never busy with games. */
  askAccount: Database['askHot'];
  /** Passes notifications of other processes to the bus, until the database is closed. */
  listen(bus: Notified): Promise<void>;
  /** Statements that wait for a connection, for each connection. */
  poolLoad(): number;
  close(): Promise<void>;
}
