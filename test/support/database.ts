import { randomBytes } from 'node:crypto';
import { openStore, type Store, type StoreSettings } from '../../src/store/open.js';
import { onServer, serverUrl } from './server.js';
import { copyOfServer, emptyEmbedded, giveBack } from './templates.js';

export type DatabaseKind = Store['kind'];

/** Tests of the store and of HTTP run over each of these: `describe.each(databaseKinds)`. */
export const databaseKinds: readonly DatabaseKind[] =
  process.env.TEST_DATABASE_URL === undefined ? ['embedded'] : ['embedded', 'server'];

/** Whether more than one store can be opened on one database. */
export const hasServer = databaseKinds.includes('server');

export interface TestDatabase {
  readonly kind: DatabaseKind;
  /** Of a database on the server; null for an embedded one. */
  readonly url: string | null;
  /** On the server as often as wanted, as if by several processes; an embedded one once. */
  open(settings?: Pick<StoreSettings, 'poolSize' | 'observer'>): Promise<Store>;
  /** Closes every store that is still open, and the database is gone. */
  drop(): Promise<void>;
}

/** A database of its own, with the migrations applied and nothing in it. */
export async function testDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const stores: Store[] = [];
  const closeStores = async (): Promise<void> => {
    for (const store of stores.splice(0)) await store.close();
  };

  if (kind === 'embedded') {
    const pglite = await emptyEmbedded();
    let opened = false;
    return {
      kind,
      url: null,
      async open(settings) {
        if (opened) throw new Error('an embedded database has one store');
        opened = true;
        const store = await openStore({ ...settings, pglite });
        stores.push(store);
        return store;
      },
      async drop() {
        await closeStores();
        await giveBack(pglite);
      },
    };
  }

  const name = await copyOfServer(randomBytes(6).toString('hex'));
  const url = serverUrl(name);
  return {
    kind,
    url,
    async open(settings) {
      const store = await openStore({ poolSize: 4, ...settings, databaseUrl: url });
      stores.push(store);
      return store;
    },
    async drop() {
      await closeStores();
      await onServer((client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
    },
  };
}
