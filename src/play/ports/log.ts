import type { SealedEntry } from '../../engine/fairness.js';
import type { Outcome, Prompt, Seat } from '../../engine/rulebook.js';
import type { Holder, Order, Status, TableStatus } from './game-record.js';
import type { Notice } from './notice-types.js';

export interface SavedResponse {
  readonly playerId: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly status: number;
  readonly body: unknown;
}

export interface SeatWrite {
  readonly seat: Seat;
  readonly holder: Holder;
  readonly orders: readonly Order[];
}

/** All that one write changes, together or not at all. */
export interface Append {
  readonly gameId: string;
  /** The version that the writer has seen. If the head is not there any more, nothing is written. */
  readonly after: number;
  /**
   * Nobody may have joined, left or been renamed meanwhile, and no orders may have been changed: what is written must
   * be true of who sits where.
   */
  readonly revision?: number;
  readonly entries: readonly SealedEntry[];
  readonly status: Status;
  readonly prompts: readonly Prompt[];
  readonly botAsked: boolean;
  readonly outcome: Outcome | null;
  readonly tableStatus: TableStatus;
  readonly dueAt: Date | null;
  /** Seats that have another holder or other orders from now on: guarded by `revision`, which they raise. */
  readonly seats?: readonly SeatWrite[];
  /** Players who are told of it on the bus, beside the game's own listeners. */
  readonly tell: readonly string[];
  /** What webhooks and mails may tell of it. */
  readonly notices: readonly Notice[];
  readonly response?: SavedResponse | undefined;
}

export interface Log {
  /** Resolves once committed, or once it is certain that nothing was written. */
  append(append: Append): Promise<'appended' | 'stale'>;
  /** Entries with `after < version <= upTo`, in order. */
  entries(gameId: string, after: number, upTo: number): Promise<SealedEntry[]>;
  /** Compresses the logs of games that were over before a moment, which read as before; returns how many. */
  archive(finishedBefore: Date, limit: number): Promise<number>;
  findSavedResponse(gameId: string, playerId: string, key: string): Promise<SavedResponse | null>;
  /**
   * Keeps a refusal under its key, if the game still is where it was judged and no twin was faster. False when
   * nothing was kept: then what was refused must be judged again.
   */
  saveResponse(gameId: string, judgedAt: number, response: SavedResponse): Promise<boolean>;
  /** Forgets the answers of requests that nobody will send again. */
  forgetSavedResponses(before: Date): Promise<void>;
}
