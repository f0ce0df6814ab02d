import type { Player } from '../players.js';

/** Games that a bot accepts. What is left out may be anything, except that options are the rulebook's. */
export interface Terms {
  readonly rulebook: string;
  readonly seats?: readonly number[];
  readonly rated?: boolean;
  /** Whether games without a clock are accepted; they are if it is left out. */
  readonly unclocked?: boolean;
  /** The least and the most seconds of a clock. */
  readonly minSeconds?: number;
  readonly maxSeconds?: number;
  /** Whether options other than the defaults are accepted, and components of one's own. */
  readonly variants?: boolean;
}

/** With whom a player plays, and what a bot accepts. */
export interface Policy {
  /** Whether the player plays with bots. */
  readonly bots: boolean;
  /** Null if the program of the bot answers invitations itself; always null for people. */
  readonly accepts: readonly Terms[] | null;
  /** In how many games a bot plays at once. */
  readonly games: number;
  /** The player named as running the bot. Others see the name once that player has confirmed it. */
  readonly operator: string | null;
  /** The bots that the player runs. */
  readonly runs: readonly string[];
}

export interface KeptPolicy extends Omit<Policy, 'operator' | 'runs'> {
  readonly operator: Pick<Player, 'id' | 'name'> | null;
  /** Whether the operator has confirmed it. */
  readonly confirmed: boolean;
  readonly runs: readonly Pick<Player, 'id' | 'name'>[];
}

/** How many answers took up to `2 ** (n / 2)` milliseconds. */
export type Pace = readonly number[];
export const PACE_STEPS = 48;

/** A bot that accepts games by itself. */
export interface ListedBot {
  readonly player: Player;
  readonly handle: string | null;
  readonly policy: KeptPolicy;
  readonly pace: Pace;
}

export interface BotFilter {
  /** Only bots that accept games of it. */
  readonly rulebook?: string;
  /** Only bots after this one, by id. */
  readonly after?: string;
  readonly limit: number;
  readonly now: Date;
}

export interface Policies {
  /** Null if the player has none. */
  of(playerId: string): Promise<KeptPolicy | null>;
  /** False if the operator does not exist. */
  set(playerId: string, policy: Policy, at: Date): Promise<boolean>;
  /** Those of the others who do not play with bots, for a bot; the bots among them, for a player who does not. */
  apartOverBots(playerId: string, others: readonly string[]): Promise<ReadonlySet<string>>;
  /** In how many open and active games a player has a seat. */
  gamesOf(playerId: string): Promise<number>;
  /** Those that accept games by themselves and may play, oldest account first. */
  bots(filter: BotFilter): Promise<ListedBot[]>;
  paceOf(playerId: string): Promise<Pace>;
  addPace(playerId: string, pace: Pace): Promise<void>;
}
