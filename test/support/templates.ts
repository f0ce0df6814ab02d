import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { openStore } from '../../src/store/open.js';
import { createDistributed, isCluster, onEachServer } from './citus.js';
import { onServer, serverUrl } from './server.js';

/** The name of a new database with all migrations. */
export const copyOfMigrated = (name: string): Promise<string> =>
  copyOf('template', name, async (template) => {
    if (isCluster()) return createDistributed(template);
    await onServer((client) => client.query(`CREATE DATABASE "${template}"`));
    const store = await openStore({ databaseUrl: serverUrl(template), poolSize: 1 });
    await store.close();
  });

/**
 * The name of a new database that is a copy of another. That one is made once per run, by the first worker that needs a
 * copy, and nobody may be connected to it afterwards.
 */
export async function copyOf(
  original: string,
  name: string,
  make: (database: string) => Promise<void>,
): Promise<string> {
  const { prefix } = inject('databases');
  await once(original, () => make(prefix + original));
  await onEachServer(`CREATE DATABASE "${prefix}${name}" TEMPLATE "${prefix}${original}" STRATEGY file_copy`);
  return prefix + name;
}

/** Runs a task once per run, in the first worker that needs it. */
async function once(name: string, make: () => Promise<void>): Promise<void> {
  const done = join(inject('databases').folder, name);
  if (await isFirst(`${done}.begun`)) {
    try {
      await make();
      await writeFile(`${done}.draft`, '');
      await rename(`${done}.draft`, done);
    } catch (error) {
      await writeFile(`${done}.failed`, '');
      throw error;
    }
  }
  while (!existsSync(done)) {
    if (existsSync(`${done}.failed`))
      throw new Error(`${name} could not be created: see the first test that failed`);
    await sleep(20);
  }
}

const isFirst = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    () => false,
  );
