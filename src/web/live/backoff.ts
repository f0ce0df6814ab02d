import { returns } from '../state/server.js';

const FIRST_PAUSE = 500;
const MAX_PAUSE = 15_000;

/** The pause after this many failures: exponential, with jitter so that clients do not retry together. */
export const pauseAfter = (failures: number): number => {
  const longest = Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** failures);
  return longest / 2 + Math.random() * (longest / 2);
};

/** Waits. Ends early when the machine is online again, the server is back or the page becomes visible. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener('online', over);
      unsubscribe();
      document.removeEventListener('visibilitychange', onVisibility);
      signal?.removeEventListener('abort', over);
      resolve();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'visible') over();
    };
    const before = returns.peek();
    const unsubscribe = returns.subscribe((now) => {
      if (now !== before) over();
    });
    const timer = setTimeout(over, ms);
    addEventListener('online', over);
    document.addEventListener('visibilitychange', onVisibility);
    signal?.addEventListener('abort', over);
  });
}
