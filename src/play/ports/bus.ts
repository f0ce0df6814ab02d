/**
 * Announces that something has changed. A topic is the id of a game (entries were committed, or somebody joined
 * or left) or of a player (something may wait for them, or may not wait any longer).
 */
export interface Bus {
  publish(topics: readonly string[]): void;
  /** Called for changes made by any process on this database. Returns how to stop it. */
  subscribe(topic: string, listener: () => void): () => void;
}
