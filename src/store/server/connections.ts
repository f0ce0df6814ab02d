import pg from 'pg';
import type { Hosts } from './hosts.js';
import { prepareSession, TIMEOUTS } from './sessions.js';

/** What Postgres says on a standby, and while it starts or stops. */
const LOST = new Set(['25006', '57P01', '57P02', '57P03']);

/** The code that Postgres has for it. */
class OutcomeUnknown extends Error {
  readonly code = '08007';
}

/** Fails all that waits on a connection now: it is never used again. */
function breakOff(client: pg.Client, why: string): void {
  client.connection.emit('error', new OutcomeUnknown(why));
}

/** Connections that fail where their host has, and never acknowledge what a standby may lack. */
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
      // Somebody has cancelled the wait for a synchronous standby. Postgres then reports success after a warning.
      this.on('notice', ({ routine }) => {
        if (routine === 'SyncRepWaitForLSN') breakOff(this, 'the commit may not have been replicated');
      });
    }
  };
}

export interface Connections {
  readonly pool: pg.Pool;
  /** New connections go to another host, and those to the old one are given up with what waits on them. */
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
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', onError);
  // A transaction whose rollback got no answer is still open: the next statement would be part of it.
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
