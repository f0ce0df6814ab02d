/** Called with the new version after an append of this process, and without one after any other change. */
export type BusListener = (version?: number) => void;

/**
 * Announces changes. A topic is the id of a game (new entries, or a change of its seats) or of a player (their prompts
 * may have changed).
 */
export interface Bus {
  publish(topics: readonly string[]): void;
  /** Listens to the changes of every process on this database. Returns a function that stops it. */
  subscribe(topic: string, listener: BusListener): () => void;
  /** Tells the other processes something short, which can get lost. Words have no spaces, commas or `=`. */
  tell(subject: string, words: readonly string[]): void;
  /** Listens to what other processes tell. Returns a function that stops it. */
  hear(subject: string, listener: (word: string) => void): () => void;
}
