/** Optional callbacks for metrics, warnings and background errors of a store. */
export interface Observer {
  /** Called after each append statement with the number of games it moved and its duration. */
  onAppend?(statement: { readonly writes: number; readonly seconds: number }): void;
  /** A condition that an operator should fix, such as a clock that is off. */
  onWarning?(text: string): void;
  /** An error that no caller sees, such as a lost listener connection. */
  onError?(error: unknown): void;
}
