import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.js';
import { environment, identity } from './create-cluster.js';
import type { DataFolder } from './data-folder.js';
import { explainFailure } from './explain-failure.js';
import type { RunAs } from './run-as.js';

/** A running server, as its own `postmaster.pid` describes it. */
export interface Postmaster {
  readonly pid: number;
  /** A folder with a Unix socket, or an address. */
  readonly host: string;
  readonly port: number;
}

const PORT = 5432;
const LOG_BYTES = 1_000_000;

/** Small enough for a laptop; every setting can be changed in the cluster's `postgresql.conf` but these. */
const SETTINGS: Readonly<Record<string, string>> = {
  shared_buffers: '64MB',
  max_connections: '100',
  io_method: 'sync',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
  max_wal_size: '512MB',
};

/** The server that runs on a cluster; null where none does. */
export async function findPostmaster({ cluster }: DataFolder): Promise<Postmaster | null> {
  const file = join(cluster, 'postmaster.pid');
  const [pid = '', , , port = '', socket = '', address = ''] = (
    await readFile(file, 'utf8').catch(() => '')
  ).split('\n');
  if (!/^\d+$/.test(pid)) return null;
  if (!(await isPostgres(Number(pid)))) {
    // After a restart of a container the number often belongs to another process, and Postgres would not start.
    await rm(file, { force: true });
    return null;
  }
  const host = socket === '' ? address.replace('*', '127.0.0.1') : socket;
  return { pid: Number(pid), host, port: Number(port) };
}

export async function isPostgres(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (status === null) return true;
  const [, name, state = ''] = /\((.*)\) (\w)/.exec(status) ?? [];
  // A zombie has ended, even if nobody has waited for it.
  return name === 'postgres' && !'ZX'.includes(state);
}

export interface StartSettings {
  readonly folder: DataFolder;
  readonly binaries: Binaries;
  readonly user: RunAs | null;
  /** Settings of Postgres beside ours. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The port to listen on again, where there are no sockets. */
  readonly port?: number | undefined;
}

/** Starts a server, and resolves when it runs or when another process has started one. */
export async function startPostmaster(start: StartSettings): Promise<void> {
  const { folder, binaries, user, settings } = start;
  const log = await openLog(folder.log);
  const from = (await log.stat()).size;
  // In a session of its own: a Ctrl+C in the terminal must not stop it before the service has written its last.
  const child = spawn(
    binaries.postgres,
    ['-D', folder.cluster, ...flags({ ...SETTINGS, ...settings, ...(await listening(folder, start.port)) })],
    {
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
      cwd: folder.cluster,
      env: environment(),
      ...identity(user),
    },
  );
  const ended = endOf(child);
  child.unref();
  await log.close();
  const isUp = async () =>
    (await readFile(join(folder.cluster, 'postmaster.pid'), 'utf8').catch(() => '')).includes('ready');
  while (!(await isUp())) {
    if (await Promise.race([ended, sleep(20, false)])) {
      if ((await findPostmaster(folder)) !== null) return;
      const said = (await readFile(folder.log)).subarray(from).toString();
      // Its predecessor was killed, and the last of its children have not noticed yet.
      if (/shared memory block .* is still in use|lock file .* already exists/.test(said)) return;
      throw explainFailure('does not start', folder.cluster, said);
    }
  }
}

const flags = (settings: Readonly<Record<string, string>>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

async function listening({ socket }: DataFolder, port?: number): Promise<Readonly<Record<string, string>>> {
  if (socket === null)
    return {
      listen_addresses: '127.0.0.1',
      port: String(port ?? (await freePort())),
      unix_socket_directories: '',
    };
  return {
    listen_addresses: '',
    port: String(PORT),
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
  };
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : PORT));
    });
  });

async function openLog(path: string) {
  const size = existsSync(path) ? (await stat(path)).size : 0;
  if (size > LOG_BYTES) await rename(path, `${path}.1`);
  return open(path, 'a', 0o600);
}

const endOf = (child: ChildProcess): Promise<true> =>
  new Promise((done) => {
    child.once('exit', () => done(true));
    child.once('error', () => done(true));
  });

/** Ends all sessions, writes everything to disk and stops. */
export async function stopPostmaster(
  { pid }: Postmaster,
  { pgCtl }: Binaries,
  folder: DataFolder,
  user: RunAs | null,
): Promise<void> {
  const child = spawn(pgCtl, ['stop', '-D', folder.cluster, '-m', 'fast', '-w', '-t', '60'], {
    stdio: 'ignore',
    cwd: folder.cluster,
    env: environment(),
    ...identity(user),
  });
  await endOf(child);
  while (await isPostgres(pid)) await sleep(20);
}
