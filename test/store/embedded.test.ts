import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from '../../src/store/folder-lock.js';
import { openStore } from '../../src/store/open.js';
import { until } from '../support/until.js';
import { createGame, sampleAppend } from './sample.js';

describe('an embedded database', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'permafrost-folder-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('keeps everything when it is closed and opened again, and is not opened twice', async () => {
    const first = await openStore({ dataFolder: folder });
    const { id } = await createGame(first);
    await first.log.append(sampleAppend(id, 0));
    const [game, entries] = [await first.games.find(id), await first.log.entries(id, 0, 1)];
    await expect(openStore({ dataFolder: folder })).rejects.toThrow('only one process');
    const late = first.log.append(sampleAppend(id, 1));
    await first.close();
    expect(await late).toBe('appended');
    await expect(first.log.append(sampleAppend(id, 2))).rejects.toThrow('closed');

    const second = await openStore({ dataFolder: folder });
    expect(await second.games.find(id)).toMatchObject({ ...game, version: 2, movedAt: expect.any(Date) });
    expect((await second.log.entries(id, 0, 2)).slice(0, 1)).toEqual(entries);
    await second.close();
  });

  test('is refused while another process that lives has it', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    try {
      await writeFile(join(folder, 'lock'), JSON.stringify({ pid: child.pid, began: null }));
      await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${child.pid}`);
      expect(await readdir(folder)).toEqual(['lock']);
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const unlock = await lockFolder(folder);
    expect(JSON.parse(await readFile(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    await unlock();
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    ['of an earlier process with the same number', JSON.stringify({ pid: process.pid, began: '1' })],
    [
      'of a number that now belongs to another process',
      JSON.stringify({ pid: process.ppid, began: 'never' }),
    ],
    ['that cannot be read', 'half a lo'],
  ])('takes over a lock %s', async (_, content) => {
    await writeFile(join(folder, 'lock'), content);
    const unlock = await lockFolder(folder);
    expect(await readdir(folder)).toEqual(['lock']);
    await unlock();
  });

  test('is not taken from a container that lives, although its process has the same number here', async () => {
    const lock = join(folder, 'lock');
    const elsewhere = JSON.stringify({ host: 'another container', pid: process.pid, began: '1' });
    await writeFile(lock, elsewhere);
    const heart = setInterval(() => void utimes(lock, new Date(), new Date()), 20);
    const pulse = { beat: 20, watch: 500 };
    await expect(lockFolder(folder, pulse)).rejects.toThrow('in use');
    expect(await readFile(lock, 'utf8')).toBe(elsewhere);
    clearInterval(heart);
    const unlock = await lockFolder(folder, pulse);
    const { mtimeMs } = await stat(lock);
    await until(async () => (await stat(lock)).mtimeMs > mtimeMs);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
  });

  test('goes to one of many that want it at the same time', async () => {
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: 2 ** 22 + 1, began: '1' }));
    const locks = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    expect(locks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
