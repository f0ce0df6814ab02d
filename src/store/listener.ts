import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CHANNEL, type LocalBus } from './bus.js';

export interface Listener {
  close(): Promise<void>;
}

const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 10_000;
/** A connection may die without a word. So often it is asked whether it lives. */
const HEARTBEAT = 15_000;

/**
 * Holds a connection of its own that hears what the other processes announce. When it breaks it is made again,
 * and everybody is told to look, since nobody knows what was said meanwhile.
 */
export async function listen(
  connection: pg.ClientConfig,
  bus: LocalBus,
  onError: (error: unknown) => void,
): Promise<Listener> {
  const closing = new AbortController();
  let current = await connect(connection, bus);

  const keepListening = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await broken(current, closing.signal);
      await current.end().catch(() => {});
      if (closing.signal.aborted) return;
      onError(new Error('the connection that listens for news was lost'));
      for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
        await sleep(pause * (0.5 + Math.random()), undefined, { signal: closing.signal });
        try {
          current = await connect(connection, bus);
          break;
        } catch (error) {
          onError(error);
        }
      }
      bus.tellAll();
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

async function connect(connection: pg.ClientConfig, bus: LocalBus): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000, query_timeout: 10_000 });
  // Without a listener an error event would end the process; `broken` finds out by itself.
  client.on('error', () => {});
  client.on('notification', ({ payload }) => bus.hear(payload ?? ''));
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** Resolves when the connection has ended, does not answer any more, or is not needed any more. */
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
