import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSettings } from '../env.js';
import { openEmbedded } from '../store/embedded/index.js';
import { explainDatabaseError } from '../store/server/explain-error.js';
import { openHosts, urlsOf } from '../store/server/hosts.js';
import { sqlState } from '../store/sql/sql-state.js';

/** Where a database is: on a server, or embedded in a folder. */
export type Place =
  | { readonly kind: 'server'; readonly url: string }
  | { readonly kind: 'folder'; readonly path: string };

export const placeOf = (name: string): Place =>
  /^postgres(ql)?:\/\//.test(name) ? { kind: 'server', url: name } : { kind: 'folder', path: name };

/** The named place, or else the one that the service would use with these settings. */
export function chosenPlace(named: string | undefined, env: NodeJS.ProcessEnv): Place {
  if (named !== undefined) return placeOf(named);
  const { DATABASE_URL, DATA_DIR } = readSettings({ DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR });
  return DATABASE_URL === undefined
    ? { kind: 'folder', path: DATA_DIR }
    : { kind: 'server', url: DATABASE_URL };
}

/** A name for messages, without the password. */
export function nameOf(place: Place): string {
  if (place.kind === 'folder') return resolve(place.path);
  try {
    const { host, pathname } = new URL(place.url);
    return `${host}${pathname}`;
  } catch {
    return 'the database server';
  }
}

/** For a folder, starts its server or joins the running one, and leaves it afterwards. */
export async function atPlace<Value>(place: Place, work: (url: string) => Promise<Value>): Promise<Value> {
  const { url, close } = await open(place);
  try {
    return await work(url);
  } catch (error) {
    throw sqlState(error) === null ? error : explainDatabaseError(error, url);
  } finally {
    await close();
  }
}

async function open(place: Place): Promise<{ readonly url: string; close(): Promise<void> }> {
  if (place.kind === 'folder') return openEmbedded({ folder: place.path });
  const hosts = await openHosts(urlsOf(place.url), () => {});
  return { url: hosts.url, close: async () => hosts.close() };
}

/** Opening a folder without a database would create one. */
export function mustExist(place: Place): void {
  if (place.kind === 'server') return;
  const holds = ['cluster', 'location', 'postgres'].some((name) => existsSync(join(place.path, name)));
  if (!holds) throw new Error(`There is no database in ${resolve(place.path)}.`);
}
