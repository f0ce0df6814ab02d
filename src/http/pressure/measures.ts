import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Queues } from '../../play/queues.js';
import type { Measures } from './levels.js';

/** Milliseconds. The monitor counts them as delay, too. */
const RESOLUTION = 10;
const NANOSECONDS = 1e6;

export interface Monitor {
  /** Since the last call. */
  read(): Measures;
  close(): void;
}

/** Measures this process. `poolLoad` are the statements that wait for a connection, for each connection. */
export function monitorOf(queues: Queues, poolLoad: () => number): Monitor {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  return {
    read() {
      const worst = Math.max(0, delay.max / NANOSECONDS - RESOLUTION);
      delay.reset();
      const waitedIn = [queues.past, queues.drafts, queues.pictures];
      return { delay: worst, queues: Math.max(...waitedIn.map(({ fill }) => fill)), pool: poolLoad() };
    },
    close: () => delay.disable(),
  };
}
