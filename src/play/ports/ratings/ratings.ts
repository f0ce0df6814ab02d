/** `people` among themselves, `bots` among themselves and the built-in levels, and `all` together. */
export const pools = ['people', 'bots', 'all'] as const;

export type Pool = (typeof pools)[number];

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** The formula with its parameters. Games are rated again from the first when it changes. */
export interface Model {
  readonly name: string;
  readonly mu: number;
  readonly sigma: number;
  readonly beta: number;
  readonly tau: number;
  readonly kappa: number;
  /** The built-in bots. Their ratings are fixed, so that they tie ratings to something that does not drift. */
  readonly levels: { readonly basic: Rating };
}

/** Games of one rulebook and number of seats are rated together. */
export interface Division {
  readonly rulebook: string;
  readonly seats: number;
}

/**
 * Who is compared at a table: an account, or the basic built-in bot. Null for who is not compared: an account that was
 * deleted meanwhile, and a built-in bot that searches.
 */
export type Participant =
  | { readonly kind: 'player'; readonly id: string; readonly bot: boolean }
  | { readonly kind: 'level'; readonly level: 'basic' }
  | null;

/** A finished rated game. */
export interface RatedGame {
  readonly game: string;
  /** Its place in the order of its division, from 1. */
  readonly number: number;
  readonly finishedAt: Date;
  readonly participants: readonly Participant[];
  /** The rank of each seat in the outcome. */
  readonly ranks: readonly number[];
}

export interface Held extends Rating {
  readonly pool: Pool;
  readonly player: string;
  readonly games: number;
}

/** What a game has made of a rating. */
export interface Change extends Held {
  readonly game: string;
  readonly number: number;
  readonly rank: number;
  readonly at: Date;
}

/** How well ratings foretold the games of a pool, each pair of players counted once. */
export interface Prediction {
  readonly pool: Pool;
  readonly games: number;
  readonly pairs: number;
  /** The sum of the logarithmic losses of the pairs. One that knows nothing loses the logarithm of 2 for each. */
  readonly loss: number;
}

/** What a number of games makes of the ratings before them. */
export interface Folded {
  readonly ratings: readonly Held[];
  readonly changes: readonly Change[];
  readonly predictions: readonly Prediction[];
}

export interface Before {
  readonly ratings: readonly Held[];
  readonly predictions: readonly Prediction[];
}

export type Fold = (before: Before, games: readonly RatedGame[]) => Folded;

export interface DivisionState extends Division {
  /** Null while all games are rated again. */
  readonly model: Model | null;
  /** The number of the last game that the ratings include; null while all games are rated again. */
  readonly rated: number | null;
  readonly predictions: readonly Prediction[];
}

export interface ListedRating extends Rating {
  readonly player: { readonly id: string; readonly name: string };
  readonly games: number;
  readonly ordinal: number;
}

/** After whom a page of a leaderboard begins. */
export interface Place {
  readonly ordinal: number;
  readonly player: string;
}

export interface OwnRating extends Division, Held {
  readonly at: Date;
}

export interface HistoryFilter extends Division {
  readonly player: string;
  readonly pool: Pool;
  /** Only changes by games with a lower number. */
  readonly before?: number;
  readonly limit: number;
}

/** A game that a moderator has taken out of the ratings. */
export interface ExcludedGame {
  readonly game: string;
  readonly at: Date;
}

export interface Ratings {
  /** Gives finished rated games their numbers, at most `limit`, and returns how many. */
  number(limit: number): Promise<number>;
  /** Divisions with games that are not rated yet, or rated by another model or with a game that was excluded since. */
  toRate(model: Model): Promise<Division[]>;
  /**
   * Rates the next games of a division in one transaction, at most `limit`. Returns whether there are more; false, too, if
   * another process is at it.
   */
  rate(division: Division, model: Model, fold: Fold, limit: number): Promise<boolean>;
  /** Takes a finished rated game out of the ratings, which are computed again. False if it is no such game. */
  exclude(game: string, at: Date): Promise<boolean>;
  excluded(after: string | null, limit: number): Promise<ExcludedGame[]>;
  /** Those with ratings. */
  divisions(): Promise<DivisionState[]>;
  /** Null if there are no ratings yet. */
  division(division: Division): Promise<DivisionState | null>;
  /** Best first, without deleted accounts. */
  leaderboard(division: Division, pool: Pool, after: Place | null, limit: number): Promise<ListedRating[]>;
  /** Those of a player together. */
  of(playerIds: readonly string[]): Promise<OwnRating[]>;
  /** Newest first. */
  history(filter: HistoryFilter): Promise<Change[]>;
}
