import { setTimeout as sleep } from 'node:timers/promises';

/** Retries until the work succeeds. After ten seconds, throws the last error. */
export async function untilDone<Value>(work: () => Promise<Value>, milliseconds = 10_000): Promise<Value> {
  const end = performance.now() + milliseconds;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > end) throw error;
      await sleep(50);
    }
  }
}
