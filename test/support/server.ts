import pg from 'pg';
import { inject } from 'vitest';

/** The URL of a database on the server of this run. */
export function serverUrl(database?: string): string {
  const { url } = inject('databases');
  if (database === undefined) return url;
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

export async function onServer<Value>(
  work: (client: pg.Client) => Promise<Value>,
  database?: string,
): Promise<Value> {
  const client = new pg.Client({ connectionString: serverUrl(database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
