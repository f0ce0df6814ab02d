import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSettings } from '../env.js';
import { openEmbedded } from '../store/embedded/index.js';
import { reasonOf } from './say.js';

/** Where a database is: on a server, or embedded in a folder. */
export type Place =
  | { readonly kind: 'server'; readonly url: string }
  | { readonly kind: 'folder'; readonly path: string };

export const placeOf = (name: string): Place =>
  /^postgres(ql)?:\/\//.test(name) ? { kind: 'server', url: name } : { kind: 'folder', path: name };

/** The one that is named, or else the one that the service would use with these settings. */
export function chosenPlace(named: string | undefined, env: NodeJS.ProcessEnv): Place {
  if (named !== undefined) return placeOf(named);
  const { DATABASE_URL, DATA_DIR } = readSettings({ DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR });
  return DATABASE_URL === undefined
    ? { kind: 'folder', path: DATA_DIR }
    : { kind: 'server', url: DATABASE_URL };
}

/** For a person, without the password. */
export function nameOf(place: Place): string {
  if (place.kind === 'folder') return resolve(place.path);
  try {
    const { host, pathname } = new URL(place.url);
    return `${host}${pathname}`;
  } catch {
    return 'the database server';
  }
}

/** Starts the server of a folder, or joins the one that runs there, and leaves it afterwards. */
export async function atPlace<Value>(place: Place, work: (url: string) => Promise<Value>): Promise<Value> {
  if (place.kind === 'server') return work(place.url).catch((error: unknown) => explain(error, place));
  const embedded = await openEmbedded({ folder: place.path });
  try {
    return await work(embedded.url);
  } finally {
    await embedded.close();
  }
}

/** To read from a folder without a database would create one. */
export function mustExist(place: Place): void {
  if (place.kind === 'server') return;
  const holds = ['cluster', 'location', 'postgres'].some((name) => existsSync(join(place.path, name)));
  if (!holds) throw new Error(`There is no database in ${resolve(place.path)}.`);
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNRESET', 'ENOENT']);

function explain(error: unknown, place: Place): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (UNREACHABLE.has(code) || /^(28|3D)/.test(code))
    throw new Error(`The database ${nameOf(place)} cannot be opened: ${reasonOf(error)}`, { cause: error });
  throw error;
}
