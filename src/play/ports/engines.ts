/** The engine of one rules version, as an ES module without imports. */
export interface EngineFile {
  readonly id: string;
  readonly rulesVersion: string;
  /** The sha256 of the text, in hexadecimal digits. */
  readonly hash: string;
  readonly text: string;
}

/** The engines that this server can hand out. */
export interface Engines {
  /** The engine of the version that new games are created with; null for a rulebook that has no file. */
  current(rulebookId: string): Promise<EngineFile | null>;
  byHash(hash: string): Promise<EngineFile | null>;
  /** What every engine file exports, as TypeScript declarations. */
  types(): Promise<string>;
}
