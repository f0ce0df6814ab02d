const FIRST = 500;
const LAST = 15_000;

/** How long to wait after so many failures: longer each time, and not all at once with everybody else. */
export const pauseAfter = (failures: number): number => {
  const most = Math.min(LAST, FIRST * 2 ** failures);
  return most / 2 + Math.random() * (most / 2);
};

/** Waits, or less when the machine wakes up, is online again, or somebody looks: then it is worth a try at once. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener('online', over);
      document.removeEventListener('visibilitychange', seen);
      signal?.removeEventListener('abort', over);
      resolve();
    };
    const seen = () => {
      if (document.visibilityState === 'visible') over();
    };
    const timer = setTimeout(over, ms);
    addEventListener('online', over);
    document.addEventListener('visibilitychange', seen);
    signal?.addEventListener('abort', over);
  });
}
