import { EVENTS } from '../../play/ports/channels/account-events.js';
import { TALK } from '../../play/ports/talk.js';

/** Carries announcements between processes. It may lose some: `healing.ts` finds the changes that were not heard of. */
export interface Carrier {
  publish(topics: readonly string[]): void;
  tell(subject: string, words: readonly string[]): void;
  /** The first listener of this process to a topic has come. */
  follow(topic: string): void;
  /** The last one has gone. */
  unfollow(topic: string): void;
  /** Null while it works; else what an operator should know. */
  problem(): string | null;
  /** Announcements that were not sent, because there was no room or nobody to take them. */
  dropped(): number;
  /** Sends what waits. */
  close(): Promise<void>;
}

/** Where a carrier delivers what other processes announce. */
export interface Receiver {
  announced(topic: string): void;
  told(subject: string, word: string): void;
}

/** A count that whispers change would tell of them. */
export const isCounted = (topic: string): boolean => !topic.endsWith(TALK) && !topic.endsWith(EVENTS);

/** Postgres limits notifications to less than 8000 bytes; some of them are for the origin. */
const MAX_BYTES = 7900;

/** Splits texts so that each part, joined by commas, fits in one notification. */
export function inParts(texts: readonly string[]): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const text of texts) {
    const size = Buffer.byteLength(text) + 1;
    if (size > room) {
      parts.push([]);
      room = MAX_BYTES;
    }
    parts.at(-1)?.push(text);
    room -= size;
  }
  return parts;
}
