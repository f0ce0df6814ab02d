import type { Player } from '../players.js';

/** Friends are two who follow each other. */
export const audiences = ['everybody', 'friends', 'nobody'] as const;
export type Audience = (typeof audiences)[number];

/** What a player shows of themselves. */
export interface Profile {
  readonly text: string;
  /** ISO 3166, in two capital letters. */
  readonly country: string | null;
  readonly links: readonly string[];
  /** Who sees when the player was last here. */
  readonly showsPresence: Audience;
  /** Who sees the games that the player has finished. */
  readonly showsGames: Audience;
}

export interface KeptProfile extends Profile {
  /** To the hour; kept from the first time that the player has a profile. */
  readonly seenAt: Date | null;
}

/** How one player stands to another. */
export interface Relation {
  readonly follows: boolean;
  readonly isFollowed: boolean;
  readonly blocks: boolean;
  readonly isBlocked: boolean;
}

/** Another player, and since when. */
export interface Link {
  readonly player: Pick<Player, 'id' | 'name'>;
  readonly at: Date;
}

export interface FollowLink extends Link {
  /** Whether the other player follows, too. */
  readonly mutual: boolean;
}

export interface NewLink {
  readonly playerId: string;
  readonly otherId: string;
  readonly at: Date;
}

export type Linked = 'done' | 'unknown' | 'full';

export interface People {
  /** By player, in percent: how seldom their seats ended with the bot after lapses. Without enough games, nothing. */
  reliabilityOf(players: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** No guests and no deleted accounts. */
  find(playerId: string): Promise<Player | null>;
  profileOf(playerId: string): Promise<KeptProfile | null>;
  setProfile(playerId: string, profile: Profile): Promise<void>;
  relation(playerId: string, otherId: string): Promise<Relation>;
  /** Latest first. */
  followsOf(playerId: string): Promise<FollowLink[]>;
  /** `full` if the player follows `most` already; `unknown` also if one has blocked the other. */
  follow(link: NewLink, most: number): Promise<Linked>;
  unfollow(playerId: string, otherId: string): Promise<boolean>;
  blocksOf(playerId: string): Promise<Link[]>;
  /** Ends follows and invitations between the two. */
  block(link: NewLink, most: number): Promise<Linked>;
  unblock(playerId: string, otherId: string): Promise<boolean>;
  /** Those of the others who have blocked the player, or whom the player has blocked. */
  apartFrom(playerId: string, others: readonly string[]): Promise<ReadonlySet<string>>;
}
