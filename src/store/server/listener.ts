import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CHANNEL, type Notified } from '../bus/channel.js';
import type { Hosts } from './hosts.js';
import { TIMEOUTS } from './sessions.js';

export interface Listener {
  close(): Promise<void>;
}

const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1_000;
/** In milliseconds: how often the connection is checked, because it can fail silently. */
const HEARTBEAT = 2_000;

/**
 * Keeps a connection that receives the announcements of other processes. After a lost connection all listeners are
 * notified, because announcements may have been missed.
 */
export async function listen(
  hosts: Hosts,
  bus: Notified,
  onError: (error: unknown) => void,
): Promise<Listener> {
  const closing = new AbortController();
  let current = await connect(hosts, bus);

  const keepListening = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await broken(current, closing.signal);
      await current.end().catch(() => {});
      if (closing.signal.aborted) return;
      hosts.suspect();
      onError(new Error('the connection that listens for news was lost'));
      for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
        await sleep(pause * (0.5 + Math.random()), undefined, { signal: closing.signal });
        try {
          current = await connect(hosts, bus);
          break;
        } catch (error) {
          hosts.suspect();
          onError(error);
        }
      }
      bus.notifyAll();
    }
  };
  const done = keepListening().catch((error: unknown) => {
    if (!closing.signal.aborted) onError(error);
  });

  return {
    async close() {
      closing.abort();
      await done;
      await current.end().catch(() => {});
    },
  };
}

async function connect(hosts: Hosts, bus: Notified): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: hosts.url,
    keepAlive: true,
    application_name: 'permafrost',
    connectionTimeoutMillis: TIMEOUTS.connect,
    query_timeout: HEARTBEAT,
  });
  // Without this handler an error event would end the process; `broken` detects the failure.
  client.on('error', () => {});
  client.on('notification', ({ payload }) => bus.receive(payload ?? ''));
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** Resolves when the connection has ended or stopped answering, or on close. */
function broken(client: pg.Client, closing: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const heart = setInterval(() => client.query('SELECT 1').catch(stop), HEARTBEAT);
    heart.unref();
    const stop = (): void => {
      clearInterval(heart);
      client.off('end', stop);
      closing.removeEventListener('abort', stop);
      resolve();
    };
    client.once('end', stop);
    closing.addEventListener('abort', stop);
    if (closing.aborted) stop();
  });
}
