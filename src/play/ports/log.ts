import type { SealedEntry } from '../../engine/fairness.js';
import type { BareLog } from '../../engine/remake.js';
import type { Outcome, Prompt, Seat } from '../../engine/rulebook.js';
import type { GameRecord, Holder, Order, Rules, Status, TableStatus } from './game-record.js';
import type { Notice } from './notice-types.js';
import type { SavedReply } from './retries/saved-replies.js';

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
  /** The reply to a request with an Idempotency-Key. */
  readonly reply?: SavedReply | undefined;
  /** The trace that this write is part of, as `traceparent`. */
  readonly trace?: string | null;
  /** The engine that the game goes on with, and its components if they are not those of the rulebook. */
  readonly engine?:
    | (Pick<GameRecord, 'rulesVersion' | 'engineHash' | 'engineFrozen'> & {
        readonly own: GameRecord['components'];
      })
    | undefined;
  /** Called once it is committed, with the bytes that it takes up. */
  readonly written?: (bytes: number) => void;
}

/** A finished game with its whole log, to be archived. */
export interface FinishedLog extends Pick<GameRecord, 'id' | 'rulebook' | 'rulesVersion' | 'seed'> {
  readonly entries: readonly SealedEntry[];
}

export interface Stripped {
  /** The hash of the engine that was tried. */
  readonly engine: string;
  /** Null if that engine does not make the same events again. */
  readonly log: BareLog | null;
}

/** Leaves out of a log what its engine makes again, after a proof that it does; null if there is no engine. */
export type Strip = (game: FinishedLog) => Promise<Stripped | null>;

/** An archived log without the events that an engine makes again. */
export interface BareArchive extends Pick<GameRecord, 'id' | 'rulebook' | 'rulesVersion' | 'seed'> {
  readonly engine: string;
  /** Null if it cannot be unpacked. */
  readonly log: BareLog | null;
}

/** Engines, with the rules that they are of. */
export interface KnownEngine extends Rules {
  readonly engine: string;
}

export type OnUnpacked = (entries: number) => void;

export interface Log {
  /** Resolves when the write is committed, or when it is certain that nothing was written. */
  append(append: Append): Promise<'appended' | 'stale'>;
  /**
   * Entries with `after < version <= upTo`, in order; none if the log is a bare archive. Calls `onUnpacked` with the number of
   * all entries of an archive, if it was unpacked for this.
   */
  entries(gameId: string, after: number, upTo: number, onUnpacked?: OnUnpacked): Promise<SealedEntry[]>;
  /** The log of a game, if it is a bare archive. */
  bareArchive(gameId: string): Promise<BareArchive | null>;
  /** Archives the logs of games that were over before a moment, compressed or, if possible, bare; returns how many. */
  archive(finishedBefore: Date, limit: number, strip?: Strip): Promise<number>;
  /**
   * Makes archives bare that are only compressed and that the engine of their rules has not been tried on. Goes through
   * them by id; returns the last id, or null at the end.
   */
  stripArchives(
    after: string | null,
    limit: number,
    engines: readonly KnownEngine[],
    strip: Strip,
  ): Promise<string | null>;
}
