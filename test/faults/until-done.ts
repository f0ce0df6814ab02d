import { setTimeout as sleep } from 'node:timers/promises';

/** Tries until it works; after ten seconds it fails as the last try did. */
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
