/** A handle of an account, or one that it has given up. */
export interface HandleRow {
  readonly key: string;
  readonly playerId: string | null;
  /** Null after its account was deleted. */
  readonly handle: string | null;
  readonly since: Date;
  /** Null while it is in use. */
  readonly releasedAt: Date | null;
}

/** What an account wants to be found by. */
export interface HandleWish {
  readonly playerId: string;
  readonly key: string;
  readonly handle: string;
  readonly at: Date;
  /** Handles that were given up before this time are free. */
  readonly freeBefore: Date;
  /** A handle that was taken after this time may not be changed for another yet. */
  readonly fixedSince: Date;
}

export type HandleTaken =
  | { readonly kind: 'done'; readonly row: HandleRow }
  | { readonly kind: 'taken' }
  /** The present handle is too new to be changed. */
  | { readonly kind: 'too_soon'; readonly since: Date };

export interface Handles {
  of(playerId: string): Promise<HandleRow | null>;
  take(wish: HandleWish): Promise<HandleTaken>;
  /** False if the account has none. It stays reserved for the account for a time. */
  release(playerId: string, at: Date): Promise<boolean>;
  /** The account whose handle it is now. */
  find(key: string): Promise<{ readonly id: string; readonly name: string; readonly handle: string } | null>;
  /** Deletes those that were given up before. */
  forget(before: Date): Promise<void>;
}
