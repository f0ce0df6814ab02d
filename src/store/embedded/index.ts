import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { sqlState } from '../sql/sql-state.js';
import { findBinaries } from './binaries.js';
import { createCluster, SUPERUSER } from './create-cluster.js';
import { type DataFolder, openDataFolder, SYSTEM_FOLDER } from './data-folder.js';
import { type HostLock, lockForHost } from './host-lock.js';
import {
  findPostmaster,
  isPostgres,
  type Postmaster,
  type StartSettings,
  startPostmaster,
  stopPostmaster,
} from './postmaster.js';
import { unprivilegedUser } from './run-as.js';

const DATABASE = 'permafrost';
/** How often the server is looked at. */
const WATCH = 250;

export interface EmbeddedSettings {
  readonly folder: string;
  /** Settings of Postgres beside ours. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly onError?: (error: unknown) => void;
}

export interface Embedded {
  readonly url: string;
  /** Where the files are, which may be elsewhere than the folder that was asked for. */
  readonly path: string;
  /** The user that Postgres runs as, where that is not the service's own. */
  readonly user: string | null;
  /** Stops the server, unless another process uses it. */
  close(): Promise<void>;
}

/**
 * A Postgres server in a child process, its files in a folder. A server that still runs there is used: several
 * processes share it, and the last one stops it. One that dies is started again.
 */
export async function openEmbedded({
  folder: name,
  settings,
  onError = () => {},
}: EmbeddedSettings): Promise<Embedded> {
  const user = unprivilegedUser();
  const folder = await openDataFolder(name, user);
  const lock = await lockForHost(folder.path);
  try {
    const binaries = await findBinaries(user, SYSTEM_FOLDER);
    await createCluster(folder, binaries, user);
    const start: StartSettings = { folder, binaries, user, ...(settings === undefined ? {} : { settings }) };
    const running = await attach(start);
    const url = addressOf(running, folder);
    await createDatabase(url);
    const watch = keepRunning(start, running, onError);
    return {
      url,
      path: folder.path,
      user: user?.name ?? null,
      async close() {
        await watch.stop();
        await leave(start, url, lock);
      },
    };
  } catch (error) {
    lock.leave();
    throw error;
  }
}

/** The running server, or one that is started now. */
async function attach(start: StartSettings): Promise<Postmaster> {
  for (;;) {
    const running = await findPostmaster(start.folder);
    if (running === null) await startPostmaster(start);
    else if (await answers(addressOf(running, start.folder, 'postgres'))) return running;
    await sleep(20);
  }
}

/** False while it starts or stops. */
async function answers(url: string): Promise<boolean> {
  try {
    await ask(url, async () => {});
    return true;
  } catch (error) {
    if (sqlState(error) === '28P01')
      throw new Error('The password in the data folder does not open the Postgres server that runs there.', {
        cause: error,
      });
    return false;
  }
}

async function ask<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

function addressOf({ host, port }: Postmaster, { password }: DataFolder, database = DATABASE): string {
  const place = host.startsWith('/') ? `localhost:${port}` : `${host}:${port}`;
  const socket = host.startsWith('/') ? `?host=${encodeURIComponent(host)}` : '';
  return `postgres://${SUPERUSER}:${password}@${place}/${database}${socket}`;
}

const createDatabase = async (url: string): Promise<void> => {
  const admin = new URL(url);
  admin.pathname = '/postgres';
  await ask(admin.href, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount !== 0) return;
    await client.query(`CREATE DATABASE ${DATABASE}`).catch((error: unknown) => {
      // 42P04: another process was faster; 23505: at the same moment.
      if (!['42P04', '23505'].includes(sqlState(error) ?? '')) throw error;
    });
  });
};

/** Starts the server again whenever it has died. */
function keepRunning(
  start: StartSettings,
  first: Postmaster,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const watch = async (): Promise<void> => {
    let { pid } = first;
    while (!stopping.signal.aborted) {
      await sleep(WATCH, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (stopping.signal.aborted || (await isPostgres(pid))) continue;
      onError(new Error('the embedded Postgres has ended, and is started again'));
      try {
        pid = (await attach({ ...start, port: first.port })).pid;
      } catch (error) {
        onError(error);
        await sleep(1_000, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      }
    }
  };
  const done = watch();
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

async function leave(start: StartSettings, url: string, lock: HostLock): Promise<void> {
  lock.leave();
  const running = await findPostmaster(start.folder);
  if (running !== null) {
    if (await isShared(url)) return;
    await stopPostmaster(running, start.binaries, start.folder, start.user);
  }
  await lock.remove();
}

/** Whether anybody else is connected. A server that does not answer is of no use to others. */
const isShared = (url: string): Promise<boolean> =>
  ask(url, async (client) => {
    // Sessions that this process has just closed are still listed for a moment.
    for (let look = 0; look < 20; look += 1) {
      const { rows } = await client.query<{ others: boolean }>(
        `SELECT count(*) > 1 AS others FROM pg_stat_activity WHERE backend_type = 'client backend'`,
      );
      if (rows[0]?.others !== true) return false;
      await sleep(25);
    }
    return true;
  }).catch(() => false);
