import { randomBytes } from 'node:crypto';
import pg from 'pg';

const SERVER =
  process.env.BENCH_DATABASE_URL ??
  process.env.TEST_DATABASE_URL ??
  'postgres://postgres@127.0.0.1:5432/postgres';

export interface BenchDatabase {
  readonly url: string;
  readonly client: pg.Client;
  drop(): Promise<void>;
}

const connected = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  await client.connect();
  return client;
};

/** Creates a database; null if no server answers. */
export async function benchDatabase(): Promise<BenchDatabase | null> {
  const server = await connected(SERVER).catch(() => null);
  if (server === null) return null;
  const name = `permafrost_bench_${randomBytes(6).toString('hex')}`;
  await server.query(`CREATE DATABASE "${name}"`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  const client = await connected(url.href);
  return {
    url: url.href,
    client,
    async drop() {
      await client.end();
      await server.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
      await server.end();
    },
  };
}
