import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { openStore } from '../../src/store/open.js';
import { onServer, serverUrl } from './server.js';

/*
 * Databases with the migrations applied, made once per run and copied for every test that wants one: by the
 * first worker that needs them, so that a run without a database does not wait for one.
 */

/** Memory databases that tests have given back, with nothing in them: a twentieth of the price of a copy. */
const emptied: PGlite[] = [];

export const emptyEmbedded = async (): Promise<PGlite> => emptied.pop() ?? (await copyOfEmbedded());

/** For the next that wants an empty one: its tables must be as the migrations made them. */
export async function giveBack(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ tables: string }>(
    `SELECT string_agg(quote_ident(tablename), ', ') AS tables FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
  );
  await pglite.exec(`TRUNCATE ${rows[0]?.tables} RESTART IDENTITY`);
  emptied.push(pglite);
}

/** A memory database from the template: much faster than an empty one, which has to be set up first. */
export async function copyOfEmbedded(): Promise<PGlite> {
  const file = await once('embedded.tar', async () => {
    const pglite = new PGlite();
    const store = await openStore({ pglite });
    const dump = await pglite.dumpDataDir('none');
    await store.close();
    await pglite.close();
    return new Uint8Array(await dump.arrayBuffer());
  });
  return PGlite.create({ loadDataDir: new Blob([await readFile(file)]) });
}

/** The name of a new database on the server. */
export async function copyOfServer(name: string): Promise<string> {
  const { prefix } = inject('databases');
  const template = `${prefix}template`;
  await once('server', async () => {
    await onServer((client) => client.query(`CREATE DATABASE "${template}"`));
    const store = await openStore({ databaseUrl: serverUrl(template), poolSize: 1 });
    await store.close();
    return new Uint8Array();
  });
  await onServer((client) => client.query(`CREATE DATABASE "${prefix}${name}" TEMPLATE "${template}"`));
  return `${prefix}${name}`;
}

/** Makes a file once per run, whichever worker asks first, and returns where it is. */
async function once(name: string, make: () => Promise<Uint8Array>): Promise<string> {
  const file = join(inject('databases').folder, name);
  if (await isFirst(`${file}.begun`)) {
    try {
      await writeFile(`${file}.draft`, await make());
      await rename(`${file}.draft`, file);
    } catch (error) {
      await writeFile(`${file}.failed`, '');
      throw error;
    }
  }
  while (!existsSync(file)) {
    if (existsSync(`${file}.failed`))
      throw new Error(`${name} could not be made: see the first test that failed`);
    await sleep(20);
  }
  return file;
}

const isFirst = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    () => false,
  );
