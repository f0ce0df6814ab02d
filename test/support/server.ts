import pg from 'pg';

/** The address of a database on the server that the tests may use. */
export function serverUrl(database?: string): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set');
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
