/**
 * Work that is asked for more often than it can be done: one run at a time, and one more for all who asked meanwhile.
 * Whoever asks may wait until nothing more is to be done.
 */
export function repeatedly(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isWanted = false;
  const run = async () => {
    try {
      while (isWanted) {
        isWanted = false;
        await work();
      }
    } finally {
      running = null;
    }
  };
  return () => {
    isWanted = true;
    running ??= run();
    return running;
  };
}
