import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../src/store/open.js';

/** A store whose database is removed when it is closed. */
export async function openTemporaryStore(): Promise<Store> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'permafrost-'));
  const store = await openStore({ dataFolder });
  return {
    ...store,
    async close() {
      await store.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
