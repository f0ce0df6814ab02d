type Request<Value> = (url: string, signal: AbortSignal) => Promise<Value>;

/** Where the players find the service, and whether they may send anything now. */
export interface Gate {
  open(url: string): void;
  /** Lets requests that are under way finish, and holds back the next ones. */
  shut(): Promise<void>;
  /** Breaks off what is under way: no answer counts that arrives after this. */
  cutOff(): void;
  /** Ends the load: whoever waits at the gate is sent away. */
  close(): void;
  /**
   * Waits until the gate is open, and makes one request. Null when there was no answer, so that nobody knows what
   * the service has done.
   */
  send<Value>(request: Request<Value>): Promise<Value | null>;
  /** As `send`, for a stream, which does not keep the gate from being shut. */
  follow(request: Request<void>): Promise<void>;
}

/** Thrown to those who wait at a gate that is closed for good. */
export class GateClosed extends Error {}

export function createGate(): Gate {
  let url: string | null = null;
  let isClosed = false;
  let underWay = 0;
  let line = new AbortController();
  let waiting: (() => void)[] = [];

  const changed = (): Promise<void> => new Promise((done) => waiting.push(done));
  const change = (): void => {
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  };
  const attempt = async <Value>(at: string, request: Request<Value>): Promise<Value | null> => {
    const { signal } = line;
    try {
      const value = await request(at, signal);
      return signal.aborted ? null : value;
    } catch (error) {
      if (isClosed) throw new GateClosed();
      // What fetch throws when a connection is refused or breaks.
      if (error instanceof TypeError || signal.aborted) return null;
      throw error;
    }
  };
  return {
    open(at) {
      // Streams that were not cut off are still on the old line.
      if (line.signal.aborted) line = new AbortController();
      url = at;
      change();
    },
    async shut() {
      url = null;
      while (underWay > 0) await changed();
    },
    cutOff() {
      url = null;
      line.abort();
      change();
    },
    close() {
      isClosed = true;
      line.abort();
      change();
    },
    async send(request) {
      while (url === null && !isClosed) await changed();
      if (url === null || isClosed) throw new GateClosed();
      underWay += 1;
      try {
        return await attempt(url, request);
      } finally {
        underWay -= 1;
        change();
      }
    },
    async follow(request) {
      while (url === null && !isClosed) await changed();
      if (url === null || isClosed) throw new GateClosed();
      await attempt(url, request);
    },
  };
}
