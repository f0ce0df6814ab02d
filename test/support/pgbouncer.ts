import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { identity } from '../../src/store/embedded/create-cluster.js';
import { unprivilegedUser } from '../../src/store/embedded/run-as.js';
import type { Cluster } from './cluster.js';
import { findTool } from './fault-tools.js';
import { freePort } from './free-port.js';
import { until } from './until.js';

export interface PgBouncer {
  readonly url: string;
  close(): Promise<void>;
}

/** The default configuration, except for address, authentication and the settings under test. */
export async function startPgBouncer(
  cluster: Cluster,
  settings: Readonly<Record<string, string>>,
): Promise<PgBouncer> {
  const program = findTool('pgbouncer');
  if (program === null) throw new Error('PgBouncer is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'permafrost-pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const url = new URL(cluster.url);
  const lines = Object.entries({
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: join(folder, 'users'),
    ...settings,
  }).map(([name, value]) => `${name} = ${value}`);
  const config = ['[databases]', `* = host=127.0.0.1 port=${cluster.port}`, '[pgbouncer]', ...lines, ''];
  await writeFile(join(folder, 'pgbouncer.ini'), config.join('\n'));
  await writeFile(join(folder, 'users'), `"${url.username}" "${url.password}"\n`);
  const child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
    cwd: folder,
    ...identity(unprivilegedUser()),
  });
  const ended = once(child, 'exit');
  url.port = String(port);
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer has ended with ${child.exitCode}`);
    const client = new pg.Client({ connectionString: url.href });
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  });
  return {
    url: url.href,
    async close() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
