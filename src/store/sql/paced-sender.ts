export interface Pace {
  /** Maximum number of statements in progress at once. */
  readonly concurrency: number;
  /** In milliseconds: how long to wait for a statement before another is sent in parallel. */
  readonly patience: number;
}

/**
 * Sends statements one at a time as long as they are answered quickly, because a few large batches cost less than
 * many small ones. A slow statement does not hold up the next.
 *
 * `send` starts a statement with everything that is waiting, or returns null if nothing is. Its promise must not
 * reject. Call the returned function when something is waiting.
 */
export function pacedSender({ concurrency, patience }: Pace, send: () => Promise<void> | null): () => void {
  let underWay = 0;
  /** The last statement, until it is answered or late. */
  let awaited: Promise<void> | null = null;
  let scheduled = false;

  const mayGoOn = (): boolean => awaited === null && underWay < concurrency;

  const goOn = (): void => {
    scheduled = false;
    const sent = mayGoOn() ? send() : null;
    if (sent === null) return;
    underWay += 1;
    awaited = sent;
    const late = setTimeout(waitNoLonger, patience, sent);
    void sent.then(() => {
      clearTimeout(late);
      underWay -= 1;
      waitNoLonger(sent);
    });
  };

  const waitNoLonger = (sent: Promise<void>): void => {
    if (awaited === sent) awaited = null;
    wake();
  };

  // Deferred, so that everything from one turn of the event loop shares a statement.
  const wake = (): void => {
    if (scheduled || !mayGoOn()) return;
    scheduled = true;
    setImmediate(goOn);
  };
  return wake;
}
