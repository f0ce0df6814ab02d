import pg from 'pg';
import { inject } from 'vitest';
import { openStore } from '../../src/store/open.js';

/** The servers of this run: one, or with TEST_CITUS_URL the coordinator of a cluster and its workers. */
const servers = (): readonly string[] => [inject('databases').url, ...inject('databases').workers];

export const isCluster = (): boolean => inject('databases').workers.length > 0;

/** Runs statements on each server: databases are not created or dropped through the coordinator. */
export async function onEachServer(...statements: readonly string[]): Promise<void> {
  for (const url of servers()) await runAt(url, statements);
}

async function runAt(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const inDatabase = (url: string, name: string): string => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};

/** The name of a database of the cluster, in which nothing is distributed yet. */
export async function createPlain(name: string): Promise<string> {
  const whole = inject('databases').prefix + name;
  await createOnCluster(whole);
  return whole;
}

async function createOnCluster(name: string): Promise<void> {
  await onEachServer(`CREATE DATABASE "${name}"`);
  for (const url of servers()) await runAt(inDatabase(url, name), ['CREATE EXTENSION citus']);
  const [coordinator = '', ...workers] = servers();
  const at = (url: string) => `'${new URL(url).hostname}', ${new URL(url).port}`;
  await runAt(inDatabase(coordinator, name), [
    `SELECT citus_set_coordinator_host(${at(coordinator)})`,
    ...workers.map((url) => `SELECT citus_add_node(${at(url)})`),
  ]);
}

/** A database with all migrations, whose log is on the workers, and which others can be copied from. */
export async function createDistributed(name: string): Promise<void> {
  await createOnCluster(name);
  const [coordinator = ''] = servers();
  const store = await openStore({ databaseUrl: inDatabase(coordinator, name), poolSize: 1, citus: true });
  await store.close();
  await release(name);
}

/** Ends what Citus itself does in a database, since one that is in use cannot be copied. */
async function release(name: string): Promise<void> {
  await onEachServer(
    `ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`,
    `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '${name}'`,
  );
}
