import type { Seat } from '../../../engine/rulebook.js';

/** A legal answer that can be given from a notification. */
export interface Answer {
  readonly text: string;
  readonly game: string;
  readonly version: number;
  readonly seat: Seat;
  /** The id of the action. */
  readonly action: string;
}

/** What is told of one game, or of the account. */
export interface Piece {
  /** Null for what is about no game. */
  readonly game: string | null;
  readonly title: string;
  readonly news: string;
  /** What happened. */
  readonly lines: readonly string[];
  readonly url: string;
  /** The picture of a game that everybody may see. */
  readonly picture: string | null;
}

/** One message for everything that waits. */
export interface Message {
  readonly subject: string;
  readonly pieces: readonly Piece[];
  readonly url: string;
  /** Whether somebody waits for the reader. */
  readonly urgent: boolean;
  /** All that the reader may answer, if that is little; empty otherwise. */
  readonly answers: readonly Answer[];
}

/** What a receiver is sent. */
export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** A text of at most so many characters, which are not cut in two. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`;
}
