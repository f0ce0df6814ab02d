import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { shortReason } from './explain-error.js';

/** In milliseconds: a host that has not answered by then counts as dead. */
const PATIENCE = 2_000;
/** In milliseconds: the pause before a host is asked again. */
const PAUSE = 200;

/** Splits a URL with several hosts, as libpq accepts it, into one URL for each host. */
export function urlsOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.split(',').map((host) => withoutTarget(`${before}${host}${after}`));
}

/** A libpq parameter. It is redundant, because the writable host is always chosen here. */
function withoutTarget(url: string): string {
  if (!URL.canParse(url)) throw new Error('DATABASE_URL is not a valid URL.');
  const parsed = new URL(url);
  parsed.searchParams.delete('target_session_attrs');
  return parsed.href;
}

export interface Hosts {
  /** The URL for the next connection. */
  readonly url: string;
  readonly several: boolean;
  /** Called when the current host refuses a connection or turns out to be read-only. */
  suspect(): void;
  close(): void;
}

/** Returns null if a host accepts writes, else why not. */
type Ask = (url: string) => Promise<string | null>;

/** Finds the writable one of several hosts, at startup and whenever the current one fails. */
export async function openHosts(
  urls: readonly string[],
  changed: (url: string) => void,
  whyNotWritable: Ask = askHost,
): Promise<Hosts> {
  const closing = new AbortController();
  let current = urls.length === 1 ? (urls[0] ?? '') : await firstAtStart(urls, whyNotWritable);
  let isSearching = false;

  const search = async (): Promise<void> => {
    isSearching = true;
    try {
      const found = await firstWritable(urls, whyNotWritable, closing.signal);
      if (found === null || found === current) return;
      current = found;
      changed(found);
    } finally {
      isSearching = false;
    }
  };

  return {
    get url() {
      return current;
    },
    several: urls.length > 1,
    suspect() {
      if (urls.length > 1 && !isSearching && !closing.signal.aborted) void search();
    },
    close: () => closing.abort(),
  };
}

/** The first writable host. If there is none, the error names the reason for each host. */
async function firstAtStart(urls: readonly string[], whyNotWritable: Ask): Promise<string> {
  const reasons: string[] = [];
  const asked = urls.map(async (url, nth) => {
    const reason = await whyNotWritable(url);
    if (reason === null) return url;
    reasons[nth] = reason;
    throw new Error(reason);
  });
  return Promise.any(asked).catch(() => {
    throw new Error(`None of the hosts in DATABASE_URL accepts writes: ${reasons.join('; ')}.`);
  });
}

/** Waits until a host is writable. Hosts are polled in parallel, so that a dead one does not delay the others. */
async function firstWritable(
  urls: readonly string[],
  whyNotWritable: Ask,
  closing: AbortSignal,
): Promise<string | null> {
  const found = new AbortController();
  const over = AbortSignal.any([found.signal, closing]);
  const askUntilWritable = async (url: string): Promise<string | null> => {
    while (!over.aborted) {
      if ((await whyNotWritable(url)) === null) return url;
      await sleep(PAUSE, undefined, { signal: over, ref: false }).catch(() => {});
    }
    return null;
  };
  const first = await Promise.race(urls.map(askUntilWritable));
  found.abort();
  return first;
}

async function askHost(connectionString: string): Promise<string | null> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  client.on('error', () => {});
  const place = `${client.host}:${client.port}`;
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean; read_only: string }>(
      `SELECT pg_is_in_recovery() AS standby, current_setting('transaction_read_only') AS read_only`,
    );
    if (rows[0]?.standby !== false) return `${place} is a standby`;
    return rows[0].read_only === 'on' ? `${place} is read-only` : null;
  } catch (error) {
    return `${place} ${shortReason(error)}`;
  } finally {
    // A clean close would hang on a frozen server.
    client.connection.stream.destroy();
  }
}
