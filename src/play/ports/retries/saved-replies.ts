import { ok, type Result } from '../../../kernel/result.js';
import type { Refusal } from '../../refusal.js';

/** The response to a request with an Idempotency-Key, ready to be written. */
export interface SavedReply {
  /** Follows from caller, path and key. The key itself is not stored. */
  readonly id: string;
  readonly playerId: string;
  readonly path: string;
  /** It may contain a token, so it may be encrypted. */
  readonly response: string;
}

/** Another request with the same key was faster. Nothing was written. */
export class AnsweredMeanwhile extends Error {}

/** The reply to what a write leads to, which the same transaction saves. */
export type ReplyTo<Value> = (value: Value) => SavedReply;

/** A request that is carried out at most once. */
export interface Once<Value> {
  readonly id: string;
  /** False for a step whose refusal is not the answer. */
  readonly savesRefusals: boolean;
  reply(result: Result<Value, Refusal>): SavedReply;
}

export const replyTo = <Value>(once: Once<Value> | undefined): ReplyTo<Value> | undefined =>
  once && ((value) => once.reply(ok(value)));

/** For a step that leads to a part of the value, and whose refusal is not the answer. */
export const onceForStep = <Part, Value>(
  once: Once<Value> | undefined,
  whole: (part: Part) => Value,
): Once<Part> | undefined =>
  once && {
    id: once.id,
    savesRefusals: false,
    reply: (result) => once.reply(result.ok ? ok(whole(result.value)) : result),
  };

export interface SavedReplies {
  /** Encrypts the response, if there is a key. */
  seal(reply: SavedReply): SavedReply;
  /** The response, decrypted. */
  find(id: string): Promise<string | null>;
  /**
   * Saves a reply that goes with no other write; of a game only if it is still at the version at which it was judged.
   * False if nothing was saved.
   */
  save(reply: SavedReply, judged?: { readonly id: string; readonly version: number }): Promise<boolean>;
  /** Replaces a reply after further steps. False if there is none. */
  amend(reply: SavedReply): Promise<boolean>;
  /**
   * Deletes the replies to requests that nobody will retry, and the oldest of accounts that have, with their guests, more
   * than so many bytes of them.
   */
  forget(before: Date, most: number): Promise<void>;
}
