import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until a condition is true. Only the time limit of the test bounds the wait. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(10);
}
