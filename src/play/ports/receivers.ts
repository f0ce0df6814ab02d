/** What a receiver said; without a status, why it said nothing. */
export interface Answered {
  readonly status: number | null;
  /** Null when it was heard. */
  readonly error: string | null;
  /** In seconds: when the receiver wants to be asked again. */
  readonly retryAfter: number | null;
}

/** Other people's servers. Whatever they do, it does no harm here. */
export interface Receivers {
  /** Why nothing is sent to an address; null where it may be. */
  refuse(url: string): Promise<string | null>;
  /** Posts JSON, after the address was looked at once more. Never rejects. */
  post(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal: AbortSignal,
  ): Promise<Answered>;
}
