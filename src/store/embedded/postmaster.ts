import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.js';
import { environment, identity } from './create-cluster.js';
import type { DataFolder } from './data-folder.js';
import { explainFailure } from './explain-failure.js';
import type { RunAs } from './run-as.js';

/** A running server, as described by its `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  /** The folder of a Unix socket, or an address. */
  readonly host: string;
  readonly port: number;
}

const PORT = 5432;
const LOG_BYTES = 1_000_000;

/** Sized for a laptop. Operators can change other settings in `postgresql.conf` of the cluster. */
const SETTINGS: Readonly<Record<string, string>> = {
  shared_buffers: '128MB',
  wal_buffers: '16MB',
  max_connections: '100',
  io_method: 'sync',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
  max_wal_size: '1GB',
  // Small tables are read by index too. The default is made for spinning disks and scans them whole for every action.
  random_page_cost: '1.1',
};

/** The server of a cluster; null if none is running. */
export async function findPostmaster({ cluster }: Pick<DataFolder, 'cluster'>): Promise<Postmaster | null> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  const [pid = '', , , port = '', socket = '', address = ''] = text.split('\n');
  if (!/^\d+$/.test(pid)) return null;
  if (!(await runsOn(cluster, Number(pid)))) {
    if (isAlive(Number(pid))) await removeStale(file, text);
    return null;
  }
  const host = socket === '' ? address.replace('*', '127.0.0.1') : socket;
  // It writes where it listens a moment after its process id.
  if (host === '') {
    await sleep(20);
    return findPostmaster({ cluster });
  }
  return { pid: Number(pid), host, port: Number(port) };
}

/**
 * The working directory of a server is its cluster. If the system does not show it, the process name has to suffice.
 */
async function runsOn(cluster: string, pid: number): Promise<boolean> {
  if (!(await isPostgres(pid))) return false;
  const works = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  return works === null || works === (await realpath(cluster));
}

/**
 * After a restart of a container the process id often belongs to another process, and Postgres would refuse to start.
 * If another process has just started a server, its file is put back.
 */
async function removeStale(file: string, expected: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== expected) await link(aside, file).catch(() => {});
  await rm(aside, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

export async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (status === null) return true;
  const [, name, state = ''] = /\((.*)\) (\w)/.exec(status) ?? [];
  // A zombie process has ended.
  return name === 'postgres' && !'ZX'.includes(state);
}

export interface StartSettings {
  readonly folder: DataFolder;
  readonly binaries: Binaries;
  readonly user: RunAs | null;
  /** Additional Postgres settings. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The port to reuse on systems without Unix sockets. */
  readonly port?: number | undefined;
}

/** Starts a server, and resolves when it is ready or when another process has started one. */
export async function startPostmaster(start: StartSettings, over = Infinity): Promise<void> {
  const { folder, binaries, user, settings } = start;
  const log = await openLog(folder.log);
  const from = (await log.stat()).size;
  // Detached, so that a Ctrl+C in the terminal does not stop it before the service has made its last writes.
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
  const isUp = async () => {
    const text = await readFile(join(folder.cluster, 'postmaster.pid'), 'utf8').catch(() => '');
    return text.startsWith(`${child.pid}\n`) && text.includes('ready');
  };
  while (!(await isUp())) {
    if (await Promise.race([ended, sleep(20, false)])) {
      if ((await findPostmaster(folder)) !== null) return;
      const said = (await readFile(folder.log)).subarray(from).toString();
      // The previous server was killed, and some of its child processes are still running.
      if (/shared memory block .* is still in use|lock file .* already exists/.test(said)) {
        if (performance.now() > over)
          throw explainFailure(
            'does not start, because processes of an earlier one still run',
            folder.cluster,
            said,
          );
        return sleep(100);
      }
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

/** Stops the server after a checkpoint. A server that hangs is stopped without one. */
export async function stopPostmaster(
  { pid }: Postmaster,
  { folder, binaries, user }: Pick<StartSettings, 'folder' | 'binaries' | 'user'>,
): Promise<void> {
  for (const [mode, seconds] of [
    ['fast', '30'],
    ['immediate', '10'],
  ] as const) {
    const child = spawn(binaries.pgCtl, ['stop', '-D', folder.cluster, '-m', mode, '-w', '-t', seconds], {
      stdio: 'ignore',
      detached: true,
      cwd: folder.cluster,
      env: environment(),
      ...identity(user),
    });
    await endOf(child);
    for (let look = 0; look < 50; look += 1) {
      if (!(await isPostgres(pid))) return;
      await sleep(20);
    }
  }
  throw new Error(`The embedded Postgres in ${folder.path} does not stop: end process ${pid}.`);
}
