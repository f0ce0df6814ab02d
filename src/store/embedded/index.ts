import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { sqlState } from '../sql/sql-state.js';
import { findBinaries } from './binaries.js';
import { createCluster, SUPERUSER } from './create-cluster.js';
import { type DataFolder, openDataFolder, prepareSocket, SYSTEM_FOLDER } from './data-folder.js';
import { explainDamage, explainSystemError } from './explain-failure.js';
import { type HostLock, lockForHost } from './host-lock.js';
import {
  findPostmaster,
  type Postmaster,
  type StartSettings,
  startPostmaster,
  stopPostmaster,
} from './postmaster.js';
import { enter, type Presence, WrongPassword } from './presence.js';
import { resetPassword } from './reset-password.js';
import { unprivilegedUser } from './run-as.js';

const DATABASE = 'permafrost';
/** In milliseconds: how often the socket is checked. */
const WATCH = 1_000;
/** In milliseconds: how long to wait for a server that accepts no connections, unless it is recovering. */
const PATIENCE = 60_000;

export interface EmbeddedSettings {
  readonly folder: string;
  /** Additional Postgres settings. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly onError?: (error: unknown) => void;
}

export interface Embedded {
  readonly url: string;
  /** The folder of the files, which can differ from the one that was requested. */
  readonly path: string;
  /** The user that Postgres runs as; null if it is the user of the service. */
  readonly user: string | null;
  /** Stops the server, unless another process uses it. */
  close(): Promise<void>;
}

/** A running server with the presence of this process. */
interface Attached {
  readonly running: Postmaster;
  readonly presence: Presence;
}

/**
 * A Postgres server in a child process, with its files in a folder. Several processes share a running server, and the
 * last one stops it. A server that dies is started again.
 */
export async function openEmbedded(settings: EmbeddedSettings): Promise<Embedded> {
  try {
    return await open(settings);
  } catch (error) {
    throw explainSystemError(error, settings.folder);
  }
}

async function open({ folder: name, settings, onError = () => {} }: EmbeddedSettings): Promise<Embedded> {
  const user = unprivilegedUser();
  const folder = await openDataFolder(name, user);
  const lock = await lockForHost(folder.path, { onError });
  try {
    const binaries = await findBinaries(user, user === null ? folder.path : SYSTEM_FOLDER);
    await createCluster(folder, binaries, user);
    const start: StartSettings = { folder, binaries, user, ...(settings === undefined ? {} : { settings }) };
    const attached = await attach(start);
    const url = addressOf(attached.running, folder);
    try {
      await createDatabase(url, folder);
    } catch (error) {
      await leave(start, attached, lock);
      throw error;
    }
    const watch = keepRunning(start, attached, onError);
    return {
      url,
      path: folder.path,
      user: user?.name ?? null,
      async close() {
        await leave(start, await watch.stop(), lock);
      },
    };
  } catch (error) {
    lock.leave();
    throw error;
  }
}

/** Joins the running server or starts one. A server that was started here is stopped if it cannot be used. */
async function attach(start: StartSettings): Promise<Attached> {
  const over = performance.now() + PATIENCE;
  let isOurs = false;
  for (;;) {
    const running = await findPostmaster(start.folder);
    if (running === null) {
      await startPostmaster(start, over);
      isOurs = true;
      continue;
    }
    try {
      const presence = await enter(addressOf(running, start.folder, 'postgres'));
      if (presence !== null) return { running, presence };
      if (performance.now() > over) throw noAnswer(running, start.folder);
    } catch (error) {
      if (isOurs) await stopPostmaster(running, start);
      if (!(error instanceof WrongPassword)) throw explainDamage(error, start.folder.path);
      if (!isOurs) throw wrongPassword(running, start.folder, error);
      await resetPassword(start);
    }
    await sleep(20);
  }
}

const wrongPassword = ({ pid }: Postmaster, { path }: DataFolder, cause: Error): Error =>
  new Error(
    `The password in ${path} does not open the Postgres server that runs there. Stop the services that use the ` +
      `folder, end process ${pid}, and start again: the password is then reset.`,
    { cause },
  );

const noAnswer = ({ pid }: Postmaster, { path }: DataFolder): Error =>
  new Error(
    `A Postgres server runs in ${path} (process ${pid}) and has not answered for a minute. ` +
      `See ${join(path, 'postgres.log')}, or end the process and start again.`,
  );

function addressOf({ host, port }: Postmaster, { password }: DataFolder, database = DATABASE): string {
  const place = host.startsWith('/') ? `localhost:${port}` : `${host}:${port}`;
  const socket = host.startsWith('/') ? `?host=${encodeURIComponent(host)}` : '';
  return `postgres://${SUPERUSER}:${encodeURIComponent(password)}@${place}/${database}${socket}`;
}

async function createDatabase(url: string, folder: DataFolder): Promise<void> {
  const admin = new URL(url);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } catch (error) {
    // 42P04 and 23505: another process has created it first.
    if (['42P04', '23505'].includes(sqlState(error) ?? '')) return;
    throw explainDamage(error, folder.path);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Restarts the server when it has died or can no longer be reached. */
function keepRunning(
  start: StartSettings,
  first: Attached,
  onError: (error: unknown) => void,
): { stop(): Promise<Attached> } {
  const stopping = new AbortController();
  let attached = first;
  let isLost = false;
  const observe = (): void => {
    isLost = false;
    void attached.presence.lost.then(() => {
      isLost = true;
    });
  };
  const pause = (milliseconds: number): Promise<unknown> =>
    Promise.race([
      attached.presence.lost,
      sleep(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => {}),
    ]);

  const watch = async (): Promise<void> => {
    let missing = 0;
    while (!stopping.signal.aborted) {
      await pause(WATCH);
      if (stopping.signal.aborted) return;
      try {
        missing = hasSocket(attached.running) ? 0 : missing + 1;
        // Two checks in a row, because another process may be restarting it.
        if (missing > 1) await stopPostmaster(attached.running, start);
        else if (!isLost) continue;
        onError(new Error('the embedded Postgres has ended or cannot be reached, and is started again'));
        await prepareSocket(start.folder, start.user);
        attached = await attach({ ...start, port: first.running.port });
        observe();
      } catch (error) {
        onError(error);
        await sleep(WATCH, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      }
    }
  };
  observe();
  const done = watch();
  return {
    async stop() {
      stopping.abort();
      await done;
      return attached;
    },
  };
}

const hasSocket = ({ host, port }: Postmaster): boolean =>
  !host.startsWith('/') || existsSync(join(host, `.s.PGSQL.${port}`));

/** The lock is held until the server has stopped, because only then may another machine use the folder. */
async function leave(start: StartSettings, { presence }: Attached, lock: HostLock): Promise<void> {
  const isLast = await presence.leave();
  const running = isLast ? await findPostmaster(start.folder) : null;
  try {
    if (running !== null) await stopPostmaster(running, start);
  } finally {
    presence.end();
    lock.leave();
  }
  if (isLast && (await findPostmaster(start.folder)) === null) await lock.remove();
}
