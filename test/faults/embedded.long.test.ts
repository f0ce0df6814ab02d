import type { SpawnOptions } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../process/client.js';
import { failedStart, processesIn, spawnService } from '../process/failed-start.js';
import { startProcess } from '../process/server-process.js';
import { until } from '../support/until.js';

const RESTARTS = 20;
const isRoot = process.getuid?.() === 0;

describe('a service with its embedded database', { timeout: 180_000 }, () => {
  let folder: string;
  let data: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'permafrost-attack-'));
    await chmod(folder, 0o755);
    data = join(folder, 'data');
  });
  afterEach(async () => {
    for (const pid of processesIn(folder)) process.kill(pid, 'SIGKILL');
    await until(() => processesIn(folder).length === 0);
    await rm(folder, { recursive: true, force: true });
  });

  const spawn = (options: SpawnOptions = {}) => spawnService({ DATA_DIR: data }, options);
  const newAccount = async (url: string): Promise<string> =>
    (await call(url, null, '/v1/players', { name: 'Ayla' })).body.secret;
  const me = async (url: string, secret: string) => (await call(url, secret, '/v1/me')).status;
  const postmaster = async (): Promise<number> =>
    Number((await readFile(join(data, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);

  it('ends with its server on a signal at any moment of its start, and can start again', async () => {
    for (const milliseconds of [0, 200, 500, 900, 1_400, 2_000, 3_000]) {
      const service = spawn();
      await sleep(milliseconds);
      service.child.kill('SIGTERM');
      const { said } = await service.ended;
      expect(said).not.toMatch(/cannot start/);
      expect(processesIn(data)).toEqual([]);
    }
    const running = await startProcess({ DATA_DIR: data });
    await newAccount(running.url);
    expect(await running.end('SIGTERM')).toBe(0);
  });

  it('closes cleanly on Ctrl+C, even if npm sends the signal twice', async () => {
    const service = spawn({ detached: true });
    await until(() => service.said().includes('API'));
    process.kill(-(service.child.pid ?? 0), 'SIGINT');
    service.child.kill('SIGINT');
    const { code, said } = await service.ended;
    expect(code).toBe(0);
    expect(said).not.toMatch(/started again|could not close/);
    expect(processesIn(data)).toEqual([]);
  });

  it('shares its server with a second service, whichever ends first', async () => {
    const [one, other] = await Promise.all([
      startProcess({ DATA_DIR: data }),
      startProcess({ DATA_DIR: data }),
    ]);
    const secret = await newAccount(one.url);
    expect(await me(other.url, secret)).toBe(200);
    expect(await one.end('SIGTERM')).toBe(0);
    expect(await me(other.url, secret)).toBe(200);
    expect(await other.end('SIGTERM')).toBe(0);
    expect(processesIn(data)).toEqual([]);
  });

  it('starts while another service is closing, at any moment', async () => {
    let running = await startProcess({ DATA_DIR: data });
    const secret = await newAccount(running.url);
    for (let nth = 0; nth < 8; nth += 1) {
      const ending = running.end('SIGTERM');
      await sleep(nth * 60);
      const next = startProcess({ DATA_DIR: data });
      expect(await ending).toBe(0);
      running = await next;
      await until(async () => (await me(running.url, secret)) === 200);
    }
    expect(await running.end('SIGTERM')).toBe(0);
    expect(processesIn(data)).toEqual([]);
  });

  it(`keeps all data over ${RESTARTS} kills and restarts`, async () => {
    const secrets: string[] = [];
    for (let nth = 0; nth < RESTARTS; nth += 1) {
      const running = await startProcess({ DATA_DIR: data });
      secrets.push(await newAccount(running.url));
      if (nth % 3 === 1) process.kill(await postmaster(), 'SIGKILL');
      await running.end(nth % 3 === 2 ? 'SIGTERM' : 'SIGKILL');
    }
    const running = await startProcess({ DATA_DIR: data });
    for (const secret of secrets) expect(await me(running.url, secret)).toBe(200);
    expect(await running.end('SIGTERM')).toBe(0);
    expect(processesIn(data)).toEqual([]);
  });

  it('starts after its password was lost, and keeps running after its socket folder was removed', async () => {
    let running = await startProcess({ DATA_DIR: data });
    const secret = await newAccount(running.url);
    await running.end('SIGTERM');
    await rm(join(data, 'password'));
    running = await startProcess({ DATA_DIR: data });
    expect(await me(running.url, secret)).toBe(200);
    await rm(join(data, 'socket'), { recursive: true });
    await until(() => running.said().includes('is started again'));
    await until(async () => (await me(running.url, secret)) === 200);
    await newAccount(running.url);
    expect(await running.end('SIGTERM')).toBe(0);
    expect(processesIn(data)).toEqual([]);
  });

  it('refuses a running server without its password, and names the process to end', async () => {
    const running = await startProcess({ DATA_DIR: data });
    const secret = await newAccount(running.url);
    await running.end('SIGKILL');
    await rm(join(data, 'password'));
    const { code, said } = await spawn().ended;
    expect(code).toBe(1);
    const [, pid] = /end process (\d+), and start again/.exec(said) ?? [];
    process.kill(Number(pid), 'SIGINT');
    await until(() => processesIn(data).length === 0);
    const again = await startProcess({ DATA_DIR: data });
    expect(await me(again.url, secret)).toBe(200);
    await again.end('SIGTERM');
  });

  /** A user without a home folder and without rights. */
  const ordinary = { uid: 1, gid: 1 };
  /** A user id without a name. */
  const nameless = { uid: 12_345, gid: 12_345 };
  const dataOf = async ({ uid, gid }: typeof ordinary): Promise<void> => {
    await mkdir(data);
    await chown(data, uid, gid);
  };

  it.skipIf(!isRoot)('runs for an ordinary user', async () => {
    await dataOf(ordinary);
    const service = spawn(ordinary);
    await until(() => service.said().includes('API') || service.child.exitCode !== null);
    service.child.kill('SIGTERM');
    expect((await service.ended).code).toBe(0);
    expect(processesIn(data)).toEqual([]);
  });

  it.skipIf(!isRoot)('says that Postgres needs a user with a name', async () => {
    await dataOf(nameless);
    expect(await failedStart({ DATA_DIR: data }, nameless)).toMatch(/needs a user that has a name/);
  });
});
