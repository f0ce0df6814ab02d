/** Called with the version that an append of this process has brought a game to; with nothing for all other changes. */
export type BusListener = (version?: number) => void;

/**
 * Announces that something has changed. A topic is the id of a game (entries were committed, or a seat changed hands)
 * or of a player (the prompts that wait for them have changed).
 */
export interface Bus {
  publish(topics: readonly string[]): void;
  /** Called for changes made by any process on this database. Returns how to stop it. */
  subscribe(topic: string, listener: BusListener): () => void;
}
