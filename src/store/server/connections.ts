import pg from 'pg';
import type { Hosts } from './hosts.js';
import { prepareSession, TIMEOUTS } from './sessions.js';

/** Error codes of a standby, and of a server that is starting or stopping. */
const LOST = new Set(['25006', '57P01', '57P02', '57P03']);

/** SQLSTATE 08007: transaction resolution unknown. */
class OutcomeUnknown extends Error {
  readonly code = '08007';
}

/** Fails everything that waits on a connection, and ends its use. */
function breakOff(client: pg.Client, why: string): void {
  client.connection.emit('error', new OutcomeUnknown(why));
}

/** Connections that report failures of their host, and never acknowledge a commit that a standby may lack. */
function connectionsTo(hosts: Hosts, opened: Set<pg.Client>) {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      opened.add(this);
      this.once('end', () => opened.delete(this));
      this.on('error', hosts.suspect);
      this.connection.on('error', hosts.suspect);
      this.connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
        if (LOST.has(code ?? '')) hosts.suspect();
      });
      // The wait for a synchronous standby was cancelled. Postgres then reports success after a warning.
      this.on('notice', ({ routine }) => {
        if (routine === 'SyncRepWaitForLSN') breakOff(this, 'the commit may not have been replicated');
      });
    }
  };
}

export interface Connections {
  readonly pool: pg.Pool;
  /** Sends new connections to another host, and breaks off those to the old one. */
  redirect(url: string): void;
}

export function openConnections(hosts: Hosts, max: number, onError: (error: unknown) => void): Connections {
  const opened = new Set<pg.Client>();
  const pool = new pg.Pool({
    max,
    Client: connectionsTo(hosts, opened),
    connectionString: hosts.url,
    keepAlive: true,
    application_name: 'permafrost',
    connectionTimeoutMillis: TIMEOUTS.connect,
    query_timeout: TIMEOUTS.answer,
    onConnect: (client) => prepareSession(client, hosts.several),
  });
  // Without this handler the loss of an idle connection would end the process.
  pool.on('error', onError);
  // A transaction whose rollback was not answered is still open, and would include the next statement.
  pool.on('release', (error, client) => {
    if (error) hosts.suspect();
    if (client.getTransactionStatus() !== 'I' && client instanceof pg.Client)
      breakOff(client, 'the connection was released within a transaction');
  });
  return {
    pool,
    redirect(url) {
      pool.options.connectionString = url;
      for (const client of opened) client.connection.stream.destroy();
    },
  };
}
