import { effect } from '@preact/signals';
import { isThere } from '../api/health.js';
import { isGone, lost } from '../state/server.js';
import { pause, pauseAfter } from './backoff.js';

/** While the server is gone, asks for it until it is there again. */
export function heal(): void {
  let asking = false;
  addEventListener('offline', lost);
  effect(() => {
    if (!isGone.value || asking) return;
    asking = true;
    void knock().then(() => {
      asking = false;
    });
  });
}

async function knock(): Promise<void> {
  for (let failures = 0; isGone.value; failures += 1) {
    await pause(pauseAfter(failures));
    // That it answers is noticed where every answer comes by.
    await isThere();
  }
}
