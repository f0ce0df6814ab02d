import type pg from 'pg';
import type { HotStatement } from '../database.js';

type Row = readonly (string | null)[];
type Settle = (error: Error | null, row?: Row) => void;

/** Which statements each connection has prepared. */
const prepared = new WeakMap<pg.Connection, Set<string>>();

function isNew(connection: pg.Connection, name: string): boolean {
  const names = prepared.get(connection) ?? new Set();
  prepared.set(connection, names);
  return names.size < names.add(name).size;
}

/**
 * Prepared once, and answered by one row of texts. The driver's own query has the columns described each time, and
 * makes an object of every row and value: that is half of what a short statement costs.
 */
class RowQuery implements pg.Submittable {
  #row: Row | undefined;

  constructor(
    private readonly statement: HotStatement,
    private readonly values: readonly string[],
    /** The driver puts its own in place of it, which knows of time-outs. */
    public callback: Settle,
  ) {}

  /** The `true` behind each message is asked for by the driver's types alone: the driver itself overlooks it. */
  submit(connection: pg.Connection): void {
    // No name that a statement of Prisma has on the same connection.
    const name = `hot ${this.statement.name}`;
    connection.stream.cork();
    try {
      if (isNew(connection, name)) connection.parse({ name, text: this.statement.text, types: [] }, true);
      connection.bind({ statement: name, values: [...this.values] }, true);
      connection.execute(null, true);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  handleDataRow({ fields }: { readonly fields: Row }): void {
    this.#row ??= fields;
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.callback(null, this.#row);
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}

/** A connection upon which anything failed is not used again: nobody knows what it has prepared. */
export const askRow = (pool: pg.Pool, statement: HotStatement, values: readonly string[]) =>
  new Promise<Row | undefined>((done, fail) => {
    pool.connect((unconnected, client, release) => {
      if (client === undefined) return fail(unconnected);
      let isSettled = false;
      const settle: Settle = (error, row) => {
        if (isSettled) return;
        isSettled = true;
        client.off('error', settle);
        if (error === null) done(row);
        else fail(error);
        // Last: it sends what waits for a connection, and none must lose its answer by another's fault.
        release(error ?? undefined);
      };
      client.once('error', settle);
      try {
        client.query(new RowQuery(statement, values, settle));
      } catch (error) {
        settle(error as Error);
      }
    });
  }).catch((error: Error) => {
    // That of whoever asked, not of the socket upon which the answer came.
    Error.captureStackTrace(error);
    throw error;
  });
