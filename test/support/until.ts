import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for something to become true; the test's own time limit is the bound. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(10);
}
