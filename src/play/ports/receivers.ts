/** The answer of a receiver. Without a status, `error` says why there was none. */
export interface Answered {
  readonly status: number | null;
  /** Null if the delivery was acknowledged. */
  readonly error: string | null;
  /** The receiver's Retry-After, in seconds. */
  readonly retryAfter: number | null;
}

/** Other people's servers. Nothing that they do may harm this one. */
export interface Receivers {
  /** Why an address is refused; null if it is allowed. */
  refuse(url: string): Promise<string | null>;
  /** Checks the address again and posts: JSON, if the headers name no other type. Never rejects. */
  post(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string | Uint8Array,
    signal: AbortSignal,
  ): Promise<Answered>;
}

/** The reason of a signal that ends a call because too many slow ones are in progress. */
export class CutShort extends Error {
  constructor() {
    super('The receiver did not answer in time, and others were waiting.');
  }
}
