import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBinaries } from '../../../src/store/embedded/binaries.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'permafrost-binaries-'));
  await mkdir(join(folder, 'native', 'lib'), { recursive: true });
  await writeFile(join(folder, 'native', 'lib', 'libpq.so.5.18'), '');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const installed = async () => ({ folder: join(folder, 'native'), release: '18.4.0' });

it('completes the installed programs by the links that npm cannot carry', async () => {
  const { postgres, version } = await findBinaries(null, join(folder, 'copies'), installed());
  expect([postgres, version]).toEqual([join(folder, 'native', 'bin', 'postgres'), '18']);
  expect(await readlink(join(folder, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  expect(existsSync(join(folder, 'copies'))).toBe(false);
});

it('uses a copy where the links cannot be made', async () => {
  // Permissions do not stop root, but a link that leads nowhere is as bad.
  await rm(join(folder, 'native', 'lib', 'libpq.so.5.18'));
  const { postgres } = await findBinaries(null, join(folder, 'copies'), installed());
  expect(postgres).toBe(join(folder, 'copies', 'postgres-18.4.0', 'bin', 'postgres'));
});

it('makes a copy that does not depend on the files it was made from', async () => {
  await findBinaries(null, join(folder, 'copies'), installed());
  await symlink('nowhere', join(folder, 'native', 'lib', 'libxml2.so'));
  const links = [{ source: 'native/lib/libxml2.so.2', target: 'native/lib/libxml2.so' }];
  await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  await findBinaries(null, join(folder, 'copies'), installed());
  expect(await readlink(join(folder, 'copies', 'postgres-18.4.0', 'lib', 'libpq.so.5'))).toBe(
    'libpq.so.5.18',
  );
});
