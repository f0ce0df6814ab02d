import type { AnyRulebook } from '../../engine/any-rulebook.js';
import type { EngineFileName, EngineRules, Rules } from './game-record.js';

/** The engine of one rules version, as an ES module without imports. */
export interface EngineFile extends Omit<Rules, 'rulebook'> {
  readonly id: string;
  /** The sha256 of the text, in hexadecimal digits. */
  readonly hash: string;
  readonly text: string;
}

/** The rules that this process has: those of new games, and older versions, loaded when a game needs them. */
export interface Engines {
  /** What the operator should know: versions that games have asked for and that this process does not have. */
  readonly warnings: readonly string[];
  /** Every version that games can be played with. */
  readonly rules: readonly EngineRules[];
  /**
   * The rulebook of a game; undefined if this process does not have its engine. Nobody keeps the files of a version that
   * is not frozen yet, so its games are played with the file that the version has now.
   */
  rulebook(rules: EngineRules): Promise<AnyRulebook | undefined>;
  /** The rulebook of the frozen engine with this hash; undefined if this process does not have it. */
  frozen(hash: string): Promise<AnyRulebook | undefined>;
  /** Whether games of these rules can be played. */
  has(rules: EngineRules): boolean;
  /** The file that new games of a rulebook are created with. */
  newest(rulebookId: string): Promise<EngineFileName>;
  /** The hash of the file that a game is played with; null if it has none. */
  fileOf(rules: EngineRules): Promise<string | null>;
  /** The hash of the file of a frozen version; null for a version that is not frozen. */
  hashOf(rules: Rules): string | null;
  /** The rulebook of a game, if it is loaded already. */
  loaded(rules: EngineRules): AnyRulebook | undefined;
  /** The file of the version that new games are created with; null for a rulebook that has no file. */
  current(rulebookId: string): Promise<EngineFile | null>;
  byHash(hash: string): Promise<EngineFile | null>;
  /** What every engine file exports, as TypeScript declarations. */
  types(): Promise<string>;
}
