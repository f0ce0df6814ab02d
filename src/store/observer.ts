/** What a store tells of itself while it works. All of it is optional. */
export interface Observer {
  /** After each append statement: how many games it moved forward, and how long that took. */
  onAppend?(statement: { readonly writes: number; readonly seconds: number }): void;
  /** Something that an operator should change, such as a clock that is off. */
  onWarning?(text: string): void;
  /** Something went wrong that nobody waits for, such as the listener's connection. */
  onError?(error: unknown): void;
}
