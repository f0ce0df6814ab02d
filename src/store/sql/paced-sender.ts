export interface Pace {
  /** How many statements may be under way at once. */
  readonly concurrency: number;
  /** So many milliseconds one is waited for before another goes out beside it. */
  readonly patience: number;
}

/**
 * Sends statements: one at a time as long as they are answered quickly, since few that carry much cost less than many
 * at once that carry little. One that takes long holds up nobody but its own.
 *
 * `send` begins the next with all that waits, and never rejects; null when nothing waits. Returns what is to be called
 * when something does.
 */
export function pacedSender({ concurrency, patience }: Pace, send: () => Promise<void> | null): () => void {
  let underWay = 0;
  /** What was sent last, until it is answered or late. */
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

  // Not at once: what comes in one turn of the event loop may share the statement.
  const wake = (): void => {
    if (scheduled || !mayGoOn()) return;
    scheduled = true;
    setImmediate(goOn);
  };
  return wake;
}
