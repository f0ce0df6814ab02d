import type { Seat } from '../../engine/rulebook.js';
import type { PlayerRef } from './game-record.js';
import type { ReplyTo } from './retries/saved-replies.js';

export interface Message {
  /** Within a game, ids sort by time, and each is greater than those that were committed before it. */
  readonly id: string;
  /** Equals `id` until the message is retracted; then a new id. */
  readonly changed: string;
  readonly at: Date;
  readonly author: PlayerRef;
  /** The author's seat; null for a creator without one. */
  readonly seat: Seat | null;
  /** The seats that it was whispered to; null if it was for everyone. */
  readonly to: readonly Seat[] | null;
  /** Null after it was retracted. */
  readonly text: string | null;
}

export interface NewMessage {
  readonly gameId: string;
  readonly authorId: string;
  readonly seat: Seat | null;
  readonly to: readonly Seat[] | null;
  readonly text: string;
  /** Moved forward if another message of the game has the same or a later time. */
  readonly id: string;
  readonly at: Date;
}

export interface Reading {
  readonly gameId: string;
  /** Null without an account. */
  readonly readerId: string | null;
  /** Backward by id, forward by last change, or one message. */
  readonly from:
    | { readonly before: string | null }
    | { readonly after: string | null }
    | { readonly only: string };
  readonly limit: number;
}

export interface Mute {
  readonly player: PlayerRef;
  readonly at: Date;
}

export interface NewMute {
  readonly playerId: string;
  readonly mutedId: string;
  readonly at: Date;
}

export interface Talk {
  /**
   * Null if the author no longer holds the seat (or, without a seat, is not the creator), or if nobody holds a seat that
   * is whispered to. Then the request must be judged again.
   */
  post(message: NewMessage, reply?: ReplyTo<Message>): Promise<Message | null>;
  /** Deletes the text. False if the author has no such message; true also if it was retracted before. */
  retract(gameId: string, authorId: string, id: string, at: Date): Promise<boolean>;
  /** The messages that the reader may read and has not muted, in the order of `from`. */
  read(reading: Reading): Promise<Message[]>;
  /** `full` if the player has muted `most` others already. Muting twice is harmless. */
  mute(mute: NewMute, most: number): Promise<'muted' | 'unknown' | 'full'>;
  /** False if they were not muted. */
  unmute(playerId: string, mutedId: string): Promise<boolean>;
  /** Latest first. */
  mutesOf(playerId: string): Promise<Mute[]>;
}

export const TALK = '.talk';

/** A topic of its own, so that messages do not wake those who follow the game. */
export const talkTopic = (gameId: string): string => `${gameId}${TALK}`;
