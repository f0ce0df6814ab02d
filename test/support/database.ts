import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openStore, type Store, type StoreSettings } from '../../src/store/open.js';
import { onEachServer } from './citus.js';
import { serverUrl } from './server.js';
import { copyOfMigrated } from './templates.js';

export interface TestDatabase {
  readonly url: string;
  /** Opens a store; several stores act like several processes. */
  open(settings?: Pick<StoreSettings, 'poolSize' | 'observer' | 'keyring' | 'busUrl'>): Promise<Store>;
  /** Queries the database directly. */
  query<Row extends object = object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Closes all stores, and drops the database. */
  drop(): Promise<void>;
}

/** A name that no other database has. */
export const newName = (): string => randomBytes(6).toString('hex');

/** An empty database with all migrations. */
export const testDatabase = async (): Promise<TestDatabase> => databaseNamed(await copyOfMigrated(newName()));

export function databaseNamed(name: string): TestDatabase {
  const url = serverUrl(name);
  const stores: Store[] = [];
  let asking: Promise<pg.Client> | undefined;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  };

  return {
    url,
    async open(settings) {
      const store = await openStore({ poolSize: 4, ...settings, databaseUrl: url });
      stores.push(store);
      return store;
    },
    async query<Row extends object>(sql: string, values: readonly unknown[] = []) {
      asking ??= connect();
      // Without values, the text may contain several statements.
      const client = await asking;
      const { rows } = await (values.length === 0
        ? client.query<Row>(sql)
        : client.query<Row>(sql, [...values]));
      return rows;
    },
    async drop() {
      for (const store of stores.splice(0)) await store.close();
      await (await asking)?.end();
      await onEachServer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    },
  };
}
