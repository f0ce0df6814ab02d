/**
 * Work that is asked for more often than it can be done: one run at a time, and one more for all who asked
 * meanwhile. Resolves when a run is over that began after it was asked for.
 */
export function repeatedly(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (running === null) return run();
    const again = () => {
      next = null;
      return run();
    };
    next ??= running.then(again, again);
    return next;
  };
}
