import type { AppDeps } from '../../src/app.js';
import { openStore, type Store, type StoreSettings } from '../../src/store/open.js';
import type { Cluster } from './cluster.js';
import { type Service, startService } from './service.js';

/** A complete server in this process, on its own cluster. */
export async function serviceOn(
  cluster: Cluster,
  settings: Partial<StoreSettings> = {},
  deps: Partial<AppDeps> = {},
): Promise<Service> {
  const stores: Store[] = [];
  const open = async (more: Partial<StoreSettings> = {}): Promise<Store> => {
    const store = await openStore({ databaseUrl: cluster.url, poolSize: 4, ...settings, ...more });
    stores.push(store);
    return store;
  };
  const db = { url: cluster.url, open, query: cluster.ask, drop: () => cluster.drop() };
  const service = await startService({ ...deps, db });
  return {
    ...service,
    async close() {
      await service.close();
      for (const store of stores) await store.close();
    },
  };
}
