/**
 * In which traces entries were written, so that what follows from them later, such as a mail, continues their trace. Kept
 * beside the log: no view, stream, export or archive has them, and they are no part of its hashes.
 */
export interface Traces {
  /** The trace of the write that led to this version of a game, as `traceparent`; null if there was none. */
  find(gameId: string, version: number): Promise<string | null>;
  forget(before: Date): Promise<void>;
}
