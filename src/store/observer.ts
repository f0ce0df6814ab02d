export interface AppendStatement {
  /** The games in it. */
  readonly writes: number;
  readonly seconds: number;
  /** The trace of one of its writes, as `traceparent`; null if none is traced. */
  readonly trace: string | null;
}

/** Optional callbacks for metrics, warnings and background errors of a store. */
export interface Observer {
  /** Called after each append statement. */
  onAppend?(statement: AppendStatement): void;
  /** A condition that an operator should fix, such as a clock that is off. */
  onWarning?(text: string): void;
  /** An error that no caller sees, such as a lost listener connection. */
  onError?(error: unknown): void;
}
