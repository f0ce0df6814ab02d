import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockForHost } from '../../src/store/embedded/host-lock.js';
import { type Embedded, openEmbedded } from '../../src/store/embedded/index.js';
import { isPostgres } from '../../src/store/embedded/postmaster.js';
import { openStore, type Store } from '../../src/store/open.js';
import { until } from '../support/until.js';
import { createGame, sampleAppend } from './sample.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'permafrost-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pidOf = async (path: string): Promise<number> =>
  Number((await readFile(join(path, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);

describe('an embedded database', () => {
  const open = (): Promise<Store> => openStore({ dataFolder: folder, poolSize: 2 });

  test('keeps everything when it is closed and opened again, and stops its server when closed', async () => {
    const first = await open();
    const server = await pidOf(folder);
    const { id } = await createGame(first);
    await first.log.append(sampleAppend(id, 0));
    const [game, entries] = [await first.games.find(id), await first.log.entries(id, 0, 1)];
    const late = first.log.append(sampleAppend(id, 1));
    await first.close();
    expect(await late).toBe('appended');
    expect(await isPostgres(server)).toBe(false);
    await expect(first.log.append(sampleAppend(id, 2))).rejects.toThrow('closed');

    const second = await open();
    expect(await second.games.find(id)).toMatchObject({ ...game, version: 2, movedAt: expect.any(Date) });
    expect((await second.log.entries(id, 0, 2)).slice(0, 1)).toEqual(entries);
    await second.close();
  });

  test('syncs what it acknowledges, so there are no warnings', async () => {
    const store = await open();
    expect(await store.ready()).toEqual({ ready: true, warnings: [] });
    await store.close();
  });

  test('is shared by several stores, and the last one stops the server', async () => {
    const [first, second] = await Promise.all([open(), open()]);
    const server = await pidOf(folder);
    const { id } = await createGame(first);
    await first.close();
    expect(await isPostgres(server)).toBe(true);
    expect(await second.games.find(id)).toMatchObject({ id });
    await second.close();
    expect(await isPostgres(server)).toBe(false);
    expect(await readdir(folder)).not.toContain('lock');
  });

  test('is started again when its server is killed, and nothing acknowledged is lost', async () => {
    const store = await open();
    const { id } = await createGame(store);
    await store.log.append(sampleAppend(id, 0));
    const server = await pidOf(folder);
    process.kill(server, 'SIGKILL');
    // Sessions of the old server may answer a moment longer.
    await until(async () => (await pidOf(folder).catch(() => server)) !== server);
    await until(() =>
      store.games.find(id).then(
        (game) => game?.version === 1,
        () => false,
      ),
    );
    await store.close();
  });
});

describe('a data folder', () => {
  const open = (): Promise<Embedded> => openEmbedded({ folder });

  test('of another program is refused and not changed', async () => {
    await writeFile(join(folder, 'thesis.txt'), 'years of work');
    await expect(open()).rejects.toThrow('files of another program (thesis.txt)');
    expect(await readdir(folder)).toEqual(['thesis.txt']);
  });

  test('of the previous version is refused, and the message says what to do', async () => {
    await mkdir(join(folder, 'postgres'));
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '17\n');
    await expect(open()).rejects.toThrow('CHANGELOG.md says how to take it over');
  });

  test('of another version of Postgres is refused', async () => {
    await mkdir(join(folder, 'cluster'));
    await writeFile(join(folder, 'cluster', 'PG_VERSION'), '17\n');
    await expect(open()).rejects.toThrow('made by Postgres 17, and this version brings Postgres 18');
  });

  test('that is damaged is refused with the error of Postgres', async () => {
    await (await open()).close();
    await writeFile(join(folder, 'cluster', 'global', 'pg_control'), 'x'.repeat(8192));
    await expect(open()).rejects.toThrow(/damaged: restore a backup .* It says: .*(FATAL|PANIC)/);
  });

  test('that a killed start left incomplete is created again', async () => {
    const draft = join(folder, 'cluster.00000000-0000-4000-8000-000000000000');
    await mkdir(draft);
    const hours = new Date(Date.now() - 7_200_000);
    await utimes(draft, hours, hours);
    await (await open()).close();
    expect(existsSync(draft)).toBe(false);
  });

  test('is opened even if the process id of its last server now belongs to another program', async () => {
    await (await open()).close();
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const pid = join(folder, 'cluster', 'postmaster.pid');
    await writeFile(pid, `${other.pid}\n${folder}/cluster\n1\n5432\n${folder}/socket\n\n`);
    try {
      await (await open()).close();
    } finally {
      other.kill('SIGKILL');
    }
  });
});

describe('the lock of a data folder', () => {
  const pulse = { beat: 20, watch: 500 };
  const lock = () => join(folder, 'lock');

  test('is shared by the processes of one host', async () => {
    const [one, other] = await Promise.all([
      lockForHost(folder, { host: 'here', pulse }),
      lockForHost(folder, { host: 'here', pulse }),
    ]);
    expect(await readdir(folder)).toEqual(['lock']);
    one.leave();
    await other.remove();
    expect(await readdir(folder)).toEqual([]);
  });

  test('is not taken from another host that is alive', async () => {
    await writeFile(lock(), 'elsewhere');
    const heart = setInterval(() => void utimes(lock(), new Date(), new Date()), 20);
    await expect(lockForHost(folder, { host: 'here', pulse })).rejects.toThrow('in use on another machine');
    expect(await readFile(lock(), 'utf8')).toBe('elsewhere');
    clearInterval(heart);
    const taken = await lockForHost(folder, { host: 'here', pulse });
    const { mtimeMs } = await stat(lock());
    await until(async () => (await stat(lock())).mtimeMs > mtimeMs);
    await taken.remove();
    expect(await readdir(folder)).toEqual([]);
  });

  test('goes to one of several hosts that want it at the same time', async () => {
    await writeFile(lock(), 'gone');
    const hosts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const locks = await Promise.allSettled(hosts.map((host) => lockForHost(folder, { host, pulse })));
    expect(locks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of locks) if (result.status === 'fulfilled') await result.value.remove();
  });
});
