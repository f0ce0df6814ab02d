import type { SealedEntry } from '../../engine/fairness.js';
import type { Outcome, Prompt, Seat } from '../../engine/rulebook.js';
import type { GameRecord, Holder, Order, Status, TableStatus } from './game-record.js';
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

/** Everything that one write changes, atomically. */
export interface Append {
  readonly gameId: string;
  /** The version that the writer has seen. If the head has moved on, nothing is written. */
  readonly after: number;
  /** The revision that the writer has seen: seats, names and orders must not have changed since. */
  readonly revision?: number;
  readonly entries: readonly SealedEntry[];
  readonly status: Status;
  readonly prompts: readonly Prompt[];
  readonly botAsked: boolean;
  readonly outcome: Outcome | null;
  readonly tableStatus: TableStatus;
  readonly dueAt: Date | null;
  /** Seats with a new holder or new orders. Guarded by `revision`, which they raise. */
  readonly seats?: readonly SeatWrite[];
  /** Players whose listeners on the bus are notified, besides those of the game. */
  readonly tell: readonly string[];
  /** The notices for webhooks and mail. */
  readonly notices: readonly Notice[];
  readonly response?: SavedResponse | undefined;
  /** The engine that the game goes on with, and its components if they are not those of the rulebook. */
  readonly engine?:
    | (Pick<GameRecord, 'rulesVersion' | 'engineHash' | 'engineFrozen'> & {
        readonly own: GameRecord['components'];
      })
    | undefined;
}

export interface Log {
  /** Resolves when the write is committed, or when it is certain that nothing was written. */
  append(append: Append): Promise<'appended' | 'stale'>;
  /** Entries with `after < version <= upTo`, in order. */
  entries(gameId: string, after: number, upTo: number): Promise<SealedEntry[]>;
  /** Compresses the logs of games that were over before a moment, which read as before; returns how many. */
  archive(finishedBefore: Date, limit: number): Promise<number>;
  findSavedResponse(gameId: string, playerId: string, key: string): Promise<SavedResponse | null>;
  /**
   * Saves a refusal under its key, if the game is still at the version at which it was judged and no concurrent request
   * with the key was faster. False if nothing was saved: then the request must be judged again.
   */
  saveResponse(gameId: string, judgedAt: number, response: SavedResponse): Promise<boolean>;
  /** Deletes the responses of requests that nobody will retry. */
  forgetSavedResponses(before: Date): Promise<void>;
}
