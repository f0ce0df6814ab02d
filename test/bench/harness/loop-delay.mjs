/* Loaded into a service before it starts: writes the 99th percentile of the event loop's delay, in ms, into LOOP_DELAY_FILE. */
import { existsSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION = 10;
const EVERY = 250;
const file = process.env.LOOP_DELAY_FILE;

if (isMainThread && file !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  setInterval(() => {
    // Measuring starts over when a reader removes the file.
    if (!existsSync(file)) delay.reset();
    writeFileSync(file, String(Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION)));
  }, EVERY).unref();
}
