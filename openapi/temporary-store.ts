import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../src/store/open.js';

/** A store that deletes its database when it is closed. */
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
