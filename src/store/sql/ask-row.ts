import type pg from 'pg';
import type { HotStatement } from '../database.js';

type Row = readonly (string | null)[];
type Settle = (error: Error | null, row?: Row) => void;

/** The statements that each connection has prepared. */
const prepared = new WeakMap<pg.Connection, Set<string>>();

function isNew(connection: pg.Connection, name: string): boolean {
  const names = prepared.get(connection) ?? new Set();
  prepared.set(connection, names);
  return names.size < names.add(name).size;
}

/**
 * A prepared statement that returns one row of texts. The driver's own query describes the columns each time and
 * builds an object for each row and value: half the cost of a short statement.
 */
class RowQuery implements pg.Submittable {
  #row: Row | undefined;

  constructor(
    private readonly statement: HotStatement,
    private readonly values: readonly string[],
    /** The driver replaces this callback with its own, which handles timeouts. */
    public callback: Settle,
  ) {}

  /** The second argument `true` is required by the driver's types only; the driver ignores it. */
  submit(connection: pg.Connection): void {
    // Prisma prepares statements on the same connections, so the prefix keeps the names apart.
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

/** A connection is dropped after any error, because its prepared statements are then unknown. */
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
        // Last, because releasing sends the next waiting query, whose failure must not affect this one.
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
    // The caller's stack is useful, the socket's is not.
    Error.captureStackTrace(error);
    throw error;
  });
