import { effect } from '@preact/signals';
import { isThere } from '../api/health.js';
import { isGone, lost } from '../state/server.js';
import { pause, pauseAfter } from './backoff.js';

/** Checks an unreachable server until it answers again. */
export function reconnectWhenGone(): void {
  let isRetrying = false;
  addEventListener('offline', lost);
  effect(() => {
    if (!isGone.value || isRetrying) return;
    isRetrying = true;
    void retry().then(() => {
      isRetrying = false;
    });
  });
}

async function retry(): Promise<void> {
  for (let failures = 0; isGone.value; failures += 1) {
    await pause(pauseAfter(failures));
    // `wire` notices the answer and resets `isGone`.
    await isThere();
  }
}
