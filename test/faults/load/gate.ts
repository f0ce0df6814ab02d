type Request<Value> = (url: string, signal: AbortSignal) => Promise<Value>;

/** Has the address of the service, and controls whether the players may send requests. */
export interface Gate {
  open(url: string): void;
  /** Holds back new requests, and waits for those in flight. */
  shut(): Promise<void>;
  /** Aborts the requests in flight. Later responses do not count. */
  cutOff(): void;
  /** Ends the load: waiting calls throw `GateClosed`. */
  close(): void;
  /**
   * Waits until the gate is open, and sends one request. Null if there was no response, so that the effect of the
   * request is unknown.
   */
  send<Value>(request: Request<Value>): Promise<Value | null>;
  /** The same for a stream. `shut` does not wait for streams. */
  follow(request: Request<void>): Promise<void>;
}

/** Thrown to callers that wait when the gate is closed for good. */
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
      // `fetch` throws TypeError if a connection is refused or breaks.
      if (error instanceof TypeError || signal.aborted) return null;
      throw error;
    }
  };
  return {
    open(at) {
      // Streams that were not cut off still use the old signal.
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
