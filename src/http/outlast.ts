import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from './unavailable.js';

/** In milliseconds: a stream that has had nothing to read for so long is closed, and its client comes back. */
const PATIENCE = 30_000;
const PAUSE = 250;

export type Outlast = <Value>(read: () => Promise<Value>) => Promise<Value>;

/** Repeats a read while the database cannot be reached: a stream that is open outlasts a failover. */
export const outlast =
  (signal: AbortSignal): Outlast =>
  async (read) => {
    const over = performance.now() + PATIENCE;
    for (;;) {
      try {
        return await read();
      } catch (error) {
        if (!isUnavailable(error) || signal.aborted || performance.now() > over) throw error;
        await sleep(PAUSE, undefined, { signal }).catch(() => {});
      }
    }
  };
