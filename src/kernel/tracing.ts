/** Facts of a span. Operators read them, so they hold no secret, and nothing that a player does not show. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

export interface SpanWish {
  readonly name: string;
  readonly kind?: 'server' | 'client' | 'producer' | 'consumer';
  readonly facts?: Facts;
  /**
   * The span that it continues, as W3C's `traceparent`; null for a new trace. Left out: the span in progress, or a new
   * trace if there is none.
   */
  readonly from?: string | null;
  /** Other spans that it comes from, as `traceparent`. */
  readonly links?: readonly string[];
}

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  /** Its `traceparent`; null if nobody records it. */
  readonly parent: string | null;
  /** Runs work during which this is the span in progress, until it has ended. */
  run<Value>(work: () => Value): Value;
  note(facts: Facts): void;
  /** Without a reason it went well. */
  end(failure?: unknown): void;
}

/** Records what the service does and how long it takes. */
export interface Tracing {
  begin(wish: SpanWish): Span;
  /** The span in progress. */
  current(): Span | null;
  /** Sends what waits. */
  close(): Promise<void>;
}

/** Does work in a span of its own. Without tracing it only does the work. */
export const traced = <Value>(
  tracing: Tracing | null,
  wish: SpanWish,
  work: (span: Span | null) => Promise<Value>,
): Promise<Value> => (tracing === null ? work(null) : inSpan(tracing.begin(wish), work));

async function inSpan<Value>(span: Span, work: (span: Span) => Promise<Value>): Promise<Value> {
  try {
    const value = await span.run(() => work(span));
    span.end();
    return value;
  } catch (error) {
    span.end(error ?? new Error('rejected without a reason'));
    throw error;
  }
}
