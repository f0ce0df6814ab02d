import pg from 'pg';

/** In milliseconds: a host that has not answered by then is taken for dead. */
const PATIENCE = 2_000;
/** Between two searches while no host is writable. */
const PAUSE = 250;

/** A URL that may name several hosts, as libpq has it: one URL each. */
export function urlsOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.split(',').map((host) => withoutTarget(`${before}${host}${after}`));
}

/** Of libpq: here the writable host is always the one that is wanted. */
function withoutTarget(url: string): string {
  const parsed = new URL(url);
  parsed.searchParams.delete('target_session_attrs');
  return parsed.href;
}

export interface Hosts {
  /** Where the next connection goes. */
  readonly url: string;
  readonly several: boolean;
  /** Called when the current host refuses a connection or turns out to be read-only. */
  suspect(): void;
  close(): void;
}

/** Finds the writable one of several hosts, now and whenever the current one fails. */
export async function openHosts(
  urls: readonly string[],
  changed: (url: string) => void,
  isWritable: (url: string) => Promise<boolean> = asksWhetherWritable,
): Promise<Hosts> {
  let current = urls[0] ?? '';
  let searching = false;
  let closed = false;

  const search = async (): Promise<void> => {
    const found = await firstWritable(urls, isWritable);
    if (closed) return;
    if (found === null) {
      setTimeout(() => void search(), PAUSE).unref();
      return;
    }
    searching = false;
    if (found === current) return;
    current = found;
    changed(found);
  };

  const suspect = (): void => {
    if (urls.length === 1 || searching || closed) return;
    searching = true;
    void search();
  };

  if (urls.length > 1) {
    const found = await firstWritable(urls, isWritable);
    if (found === null) throw new Error('None of the hosts in DATABASE_URL accepts writes.');
    current = found;
  }

  return {
    get url() {
      return current;
    },
    several: urls.length > 1,
    suspect,
    close() {
      closed = true;
    },
  };
}

async function firstWritable(
  urls: readonly string[],
  isWritable: (url: string) => Promise<boolean>,
): Promise<string | null> {
  const asked = urls.map(async (url) => ((await isWritable(url)) ? url : Promise.reject(new Error(url))));
  return Promise.any(asked).catch(() => null);
}

async function asksWhetherWritable(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ writable: boolean }>(
      `SELECT NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off' AS writable`,
    );
    return rows[0]?.writable ?? false;
  } catch {
    return false;
  } finally {
    client.end().catch(() => {});
  }
}
