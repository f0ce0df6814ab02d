import type { Seat } from '../../engine/rulebook.js';
import type { PlayerRef } from './game-record.js';

/*
 * What the use cases of talk need of the world.
 */

export interface Message {
  /** Ids of a game sort by time, and each is later than those that were committed before it. */
  readonly id: string;
  /** The same, of its last change: another than `id` once it was withdrawn. */
  readonly changed: string;
  readonly at: Date;
  readonly author: PlayerRef;
  /** The seat that spoke; null for a creator who holds none. */
  readonly seat: Seat | null;
  /** The seats that it was whispered to; null where it was said to all. */
  readonly to: readonly Seat[] | null;
  /** Null once it was withdrawn. */
  readonly text: string | null;
}

export interface NewMessage {
  readonly gameId: string;
  readonly authorId: string;
  readonly seat: Seat | null;
  readonly to: readonly Seat[] | null;
  readonly text: string;
  /** Its time is put right where another message of the game is as late. */
  readonly id: string;
  readonly at: Date;
}

export interface Reading {
  readonly gameId: string;
  /** Null for somebody without an account. */
  readonly readerId: string | null;
  /** From where: backwards by id, or forwards by the last change. */
  readonly from: { readonly before: string | null } | { readonly after: string | null };
  readonly limit: number;
}

export interface Mute {
  readonly player: PlayerRef;
  readonly at: Date;
}

export interface Talk {
  /**
   * Null when the author does not hold that seat any more (or did not create the game, for no seat), or when
   * nobody holds a seat that is whispered to: then it must be judged again.
   */
  post(message: NewMessage): Promise<Message | null>;
  /** Takes the text away. False when the author has no such message; true also where it was withdrawn before. */
  retract(gameId: string, authorId: string, id: string, at: Date): Promise<boolean>;
  /** What the reader may read and wants to, in the order of `from`. */
  read(reading: Reading): Promise<Message[]>;
  /** False when there is no such player. */
  mute(playerId: string, mutedId: string, at: Date): Promise<boolean>;
  /** False when they were not muted. */
  unmute(playerId: string, mutedId: string): Promise<boolean>;
  /** Latest first. */
  mutesOf(playerId: string): Promise<Mute[]>;
}

/** On the bus: talk wakes nobody who follows the game itself. */
export const talkTopic = (gameId: string): string => `${gameId}.talk`;
