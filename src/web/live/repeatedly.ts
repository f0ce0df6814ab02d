/** Work that is asked for more often than it can be done: one run at a time, and one more for all who asked meanwhile. */
export function repeatedly(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  return () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    void (async () => {
      while (isWanted) {
        isWanted = false;
        await work();
      }
      isRunning = false;
    })();
  };
}
