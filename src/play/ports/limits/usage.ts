/** A game, and the accounts that can pay for the answers of its bots. There is at least one. */
export interface PaidGame {
  readonly gameId: string;
  readonly payers: readonly string[];
}

/** What was written to a game, and for whom. */
export interface Written extends PaidGame {
  /** The account that asked for it; null for the service, which answers for bots and lapsed seats. */
  readonly byPlayer: string | null;
  readonly entries: number;
  /** Of these, answers without a choice: the service imagines what others may know before it gives one. */
  readonly forced: number;
  readonly bytes: number;
}

/** Is told what accounts cause, after the fact, and says who has caused too much. */
export interface Usage {
  wrote(written: Written): void;
  /** A search for a bot of the game has played so many steps. */
  searched(game: PaidGame, steps: number): void;
  /** Deliveries and notes that were written for these accounts, no matter who caused them. */
  notified(counts: ReadonlyMap<string, number>): void;
  /** An attempt to deliver something to this account. */
  delivered(playerId: string): void;
  /** Whether deliveries to this account have to wait: it, or its address, has had too many lately. */
  isSated(playerId: string): boolean;
  /** All accounts of which that is known. */
  sated(): readonly string[];
  /** Whether a message to a player may say what happened, for which the game is replayed, and how many entries that were. */
  mayRecap(playerId: string): boolean;
  recapped(playerId: string, entries: number): void;
  /** Whether bots have to wait, because all that can pay for them have used up a budget. */
  isSpent(game: PaidGame): boolean;
  /** The accounts that have written more than they may. They get no deliveries until that is made up for. */
  overdrawn(): readonly string[];
}
