import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataFolder } from '../../src/store/embedded/data-folder.js';
import { createDurably } from '../../src/store/embedded/durable-file.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'permafrost-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a durable file', () => {
  it('is created once, by one of several that try, and leaves no draft behind', async () => {
    const file = join(folder, 'password');
    await Promise.all(['a', 'b', 'c'].map((content) => createDurably(file, content)));
    const content = await readFile(file, 'utf8');
    expect(['a', 'b', 'c']).toContain(content);
    await createDurably(file, 'd');
    expect(await readFile(file, 'utf8')).toBe(content);
    expect(await readdir(folder)).toEqual(['password']);
  });

  it('is not created in a folder that does not exist', async () => {
    await expect(createDurably(join(folder, 'none', 'password'), 'a')).rejects.toThrow('ENOENT');
  });
});

describe('a data folder', () => {
  it('with an empty password is refused, because its database would not open', async () => {
    await writeFile(join(folder, 'password'), '');
    await expect(openDataFolder(folder, null)).rejects.toThrow(`${join(folder, 'password')} is empty`);
  });
});
