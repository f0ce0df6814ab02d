/**
 * Limits work to one run at a time. Calls during a run share one following run. A call resolves when a run has ended
 * that began after the call.
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
