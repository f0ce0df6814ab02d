/**
 * Called after a change. After an append of this process with the new version alone; with version and revision when a
 * look at the database found a change that no announcement told of; without either after any other announcement.
 */
export type BusListener = (version?: number, revision?: number) => void;

/**
 * Announces changes. A topic is the id of a game (new entries, or a change of its seats) or of a player (their prompts
 * may have changed).
 */
export interface Bus {
  publish(topics: readonly string[]): void;
  /**
   * Listens to the changes of every process on this database. An announcement can get lost; then the listener is called
   * within two seconds of the change. Returns a function that stops it.
   */
  subscribe(topic: string, listener: BusListener): () => void;
  /** Tells the other processes something short, which can get lost. Words have no spaces, commas or `=`. */
  tell(subject: string, words: readonly string[]): void;
  /** Listens to what other processes tell. Returns a function that stops it. */
  hear(subject: string, listener: (word: string) => void): () => void;
}
