import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDisk, type Disk } from './disk.js';

/** Checks that a cut loses unsynced data and keeps synced data. */
export async function checkDisk(): Promise<void> {
  const disk = await createDisk();
  try {
    await check(disk);
  } finally {
    await disk.remove();
  }
}

async function check(disk: Disk): Promise<void> {
  const synced = join(disk.folder, 'synced');
  const cached = join(disk.folder, 'cached');
  const file = await open(synced, 'w');
  await file.write('synced');
  await file.sync();
  await file.close();
  await writeFile(cached, 'cached');
  await disk.cut(1);
  await disk.powerOn(0, 1);
  if ((await readFile(synced, 'utf8').catch(() => '')) !== 'synced')
    throw new Error('the simulated disk has lost what was synced');
  if ((await readFile(cached, 'utf8').catch(() => '')) === 'cached')
    throw new Error('the simulated disk has kept what was never synced');
}
