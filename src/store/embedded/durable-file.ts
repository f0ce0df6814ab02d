import { randomUUID } from 'node:crypto';
import { link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a file that survives a power cut with its content. It appears complete or not at all. An existing file is
 * not changed.
 */
export async function createDurably(path: string, content: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx', 0o600);
    await file.writeFile(content);
    await file.sync();
    await file.close();
    await link(draft, path).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
    await syncFolder(dirname(path));
  } finally {
    await rm(draft, { force: true });
  }
}

/** A new file name is durable once its folder is synced. Windows cannot sync a folder, and need not. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  await folder.sync();
  await folder.close();
}
