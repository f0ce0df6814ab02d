import { setTimeout as sleep } from 'node:timers/promises';

/** In milliseconds. Most conditions ask a server, which costs more than waiting a little longer. */
const [FIRST, LONGEST] = [5, 50] as const;

/** Waits until a condition is true. Only the time limit of the test bounds the wait. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let pause: number = FIRST; !(await isSo()); pause = Math.min(1.5 * pause, LONGEST)) await sleep(pause);
}
