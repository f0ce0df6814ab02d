import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Binaries, findBinaries } from '../../src/store/embedded/binaries.js';
import { createCluster, identity, SUPERUSER } from '../../src/store/embedded/create-cluster.js';
import { SYSTEM_FOLDER } from '../../src/store/embedded/data-folder.js';
import { unprivilegedUser } from '../../src/store/embedded/run-as.js';
import { freePort } from './free-port.js';
import { until } from './until.js';

const PASSWORD = 'a-password-of-the-tests';
const ROLE = 'service';
const DATABASE = 'games';

/** Durability is off for speed: these tests do not simulate power cuts. */
const SETTINGS = { fsync: 'off', shared_buffers: '16MB', io_method: 'sync', max_connections: '60' };

/** A separate Postgres server, which a test may freeze, fill, break and promote. */
export interface Cluster {
  readonly folder: string;
  readonly port: number;
  /** For the service: a role without superuser rights, which owns its database. */
  readonly url: string;
  /** For the test: queries as superuser, on a connection that stays open. */
  ask<Row extends object = object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Queries the database of the service as superuser, on a new connection. */
  askGames(sql: string): Promise<void>;
  /** Sends a signal to the server, such as SIGQUIT to end it immediately. */
  signal(signal: NodeJS.Signals): void;
  /** Sends a signal to every server process of a connection of the service. */
  signalBackends(signal: NodeJS.Signals): Promise<number>;
  start(): Promise<void>;
  /** Ends it, by default immediately, like a crash. */
  stop(signal?: 'SIGQUIT' | 'SIGINT'): Promise<void>;
  /** Creates a standby that follows this server. */
  standby(name: string): Promise<Cluster>;
  /** Creates one without which nothing is acknowledged. */
  synchronousStandby(name: string): Promise<Cluster>;
  promote(): Promise<void>;
  /** Call while it is stopped: the next start is as a standby without a primary. */
  demote(): Promise<void>;
  drop(): Promise<void>;
}

export async function startCluster(settings: Readonly<Record<string, string>> = {}): Promise<Cluster> {
  const folder = await newFolder();
  const cluster = join(folder, 'cluster');
  const user = unprivilegedUser();
  const paths = { name: folder, path: folder, cluster, socket: null, log: '', password: PASSWORD };
  await createCluster(paths, await binaries(), user);
  const made = await clusterAt(folder, settings);
  await made.start();
  await made.ask(`CREATE ROLE ${ROLE} LOGIN PASSWORD '${PASSWORD}'`);
  await made.ask(`CREATE DATABASE ${DATABASE} OWNER ${ROLE}`);
  return made;
}

const binaries = (): Promise<Binaries> => findBinaries(unprivilegedUser(), SYSTEM_FOLDER);

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'permafrost-cluster-'));
  const user = unprivilegedUser();
  if (user !== null) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  return folder;
}

async function clusterAt(folder: string, settings: Readonly<Record<string, string>>): Promise<Cluster> {
  const { postgres } = await binaries();
  const port = await freePort();
  const cluster = join(folder, 'cluster');
  const urlFor = (user: string, database: string) =>
    `postgres://${user}:${PASSWORD}@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | null = null;
  let asking: pg.Client | null = null;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: urlFor(SUPERUSER, 'postgres'),
      application_name: 'test',
    });
    client.on('error', () => {
      asking = null;
    });
    await client.connect();
    return client;
  };
  const accepts = () =>
    connect().then(
      (client) => {
        asking = client;
        return true;
      },
      () => false,
    );
  const end = async (signal: 'SIGQUIT' | 'SIGINT'): Promise<void> => {
    const ending = server;
    server = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, 'exit');
    ending.kill('SIGCONT');
    ending.kill(signal);
    await exited;
  };

  const self: Cluster = {
    folder,
    port,
    url: urlFor(ROLE, DATABASE),
    async ask<Row extends object>(sql: string, values: readonly unknown[] = []) {
      asking ??= await connect();
      const { rows } = await asking.query<Row>(sql, [...values]);
      return rows;
    },
    async askGames(sql) {
      const client = new pg.Client({ connectionString: urlFor(SUPERUSER, DATABASE) });
      await client.connect();
      try {
        await client.query(sql);
      } finally {
        await client.end();
      }
    },
    signal: (signal) => void server?.kill(signal),
    async signalBackends(signal) {
      const rows = await self.ask<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE usename = '${ROLE}' AND backend_type = 'client backend'`,
      );
      for (const { pid } of rows) process.kill(pid, signal);
      return rows.length;
    },
    async start() {
      const flags = {
        ...{ port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '' },
        ...SETTINGS,
        ...settings,
      };
      const log = await open(join(folder, 'log'), 'a', 0o666);
      server = spawn(
        postgres,
        ['-D', cluster, ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
        { stdio: ['ignore', log.fd, log.fd], cwd: cluster, ...identity(unprivilegedUser()) },
      );
      await log.close();
      await until(async () => {
        if (server?.exitCode !== null)
          throw new Error(`the cluster has ended: ${await readFile(join(folder, 'log'), 'utf8')}`);
        return accepts();
      });
    },
    async stop(signal = 'SIGQUIT') {
      await asking?.end().catch(() => {});
      asking = null;
      await end(signal);
    },
    standby: (name) => copyAsStandby(self, name, settings),
    async synchronousStandby(name) {
      const standby = await self.standby(name);
      await self.ask(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
      await self.ask('SELECT pg_reload_conf()');
      const states = `SELECT sync_state FROM pg_stat_replication WHERE sync_state = 'sync'`;
      await until(async () => (await self.ask(states)).length === 1);
      return standby;
    },
    async promote() {
      await self.ask('SELECT pg_promote(false)');
    },
    demote: () => writeFile(join(cluster, 'standby.signal'), ''),
    async drop() {
      await self.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return self;
}

/** Uses the low-level backup functions, because the package has no pg_basebackup. */
async function copyAsStandby(
  primary: Cluster,
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<Cluster> {
  const folder = await newFolder();
  const cluster = join(folder, 'cluster');
  await primary.ask(`SELECT pg_backup_start('standby', true)`);
  await cp(join(primary.folder, 'cluster'), cluster, { recursive: true });
  const [label] = await primary.ask<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
  for (const file of ['postmaster.pid', 'postmaster.opts']) await rm(join(cluster, file), { force: true });
  await writeFile(join(cluster, 'backup_label'), label?.labelfile ?? '');
  await writeFile(join(cluster, 'standby.signal'), '');
  const user = unprivilegedUser();
  if (user !== null) await chownAll(cluster, user.uid, user.gid);
  const standby = await clusterAt(folder, {
    ...settings,
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=${SUPERUSER} password=${PASSWORD} application_name=${name}`,
    wal_retrieve_retry_interval: '100ms',
  });
  await standby.start();
  return standby;
}

async function chownAll(folder: string, uid: number, gid: number): Promise<void> {
  const child = spawn('chown', ['-R', `${uid}:${gid}`, folder], { stdio: 'ignore' });
  await once(child, 'exit');
}
