import { ok, type Result } from '../../kernel/result.js';
import { WakeSignal } from '../../kernel/wake-signal.js';
import type { Caller } from '../caller.js';
import type { Context } from '../context.js';
import { findRecord } from '../games/find-game.js';
import { type Message, type Reading, talkTopic } from '../ports/talk.js';
import type { Refusal } from '../refusal.js';

export interface MessagesRequest {
  readonly gameId: string;
  readonly caller: Caller;
  readonly invitation?: string;
  readonly from: Reading['from'];
  readonly limit: number;
}

export interface MessagePage {
  /** Oldest first; after a cursor, in the order of their last change. */
  readonly messages: readonly Message[];
  /** Whether there are more messages in the direction of reading. */
  readonly more: boolean;
}

/** The messages that the caller may read. */
export async function readMessages(
  context: Context,
  { gameId, caller, invitation, from, limit }: MessagesRequest,
): Promise<Result<MessagePage, Refusal>> {
  const found = await findRecord(context, caller, gameId, invitation);
  if (!found.ok) return found;
  const readerId = caller?.playerId ?? null;
  const read = await context.talk.read({ gameId, readerId, from, limit: limit + 1 });
  const messages = read.slice(0, limit);
  return ok({
    messages: 'before' in from ? messages.reverse() : messages,
    more: read.length > limit,
  });
}

/** Like `readMessages`, but returns an empty page only if the time is up. */
export async function awaitMessages(
  context: Context,
  request: MessagesRequest,
  waitMs: number,
  signal: AbortSignal,
): Promise<Result<MessagePage, Refusal>> {
  const until = performance.now() + waitMs;
  const wakeSignal = new WakeSignal();
  const unsubscribe = context.bus.subscribe(talkTopic(request.gameId), wakeSignal.wake);
  try {
    for (let page = await readMessages(context, request); ; page = await readMessages(context, request)) {
      const left = until - performance.now();
      if (!page.ok || page.value.messages.length > 0 || left <= 0 || signal.aborted) return page;
      await wakeSignal.wait(left, signal);
      // The store may be closed by now.
      if (signal.aborted) return page;
    }
  } finally {
    unsubscribe();
  }
}

export interface Following {
  readonly quietMs: number;
  readonly signal: AbortSignal;
  readonly stillAllowed: () => Promise<boolean>;
  /** Repeats what fails while the database cannot be reached. */
  readonly outlast: <Value>(read: () => Promise<Value>) => Promise<Value>;
}

/** Nothing was said for a while: time for a keep-alive. */
export const QUIET = 'quiet';

/**
 * Every message after a cursor, as it comes, and again when it is retracted. Ends without a reason when the caller loses
 * access.
 */
export async function* followMessages(
  context: Context,
  request: Omit<MessagesRequest, 'from'> & { readonly after: string | null },
  { quietMs, signal, stillAllowed, outlast }: Following,
): AsyncGenerator<Message | typeof QUIET> {
  const wakeSignal = new WakeSignal();
  const unsubscribe = context.bus.subscribe(talkTopic(request.gameId), wakeSignal.wake);
  let { after } = request;
  let quietAt = performance.now() + quietMs;
  try {
    while (!signal.aborted) {
      const page = await outlast(() => readMessages(context, { ...request, from: { after } }));
      if (!page.ok || !(await outlast(stillAllowed))) return;
      for (const message of page.value.messages) {
        yield message;
        after = message.changed;
      }
      if (page.value.more) continue;
      // At fixed intervals: a keep-alive that whispers between others delayed would reveal them.
      if (performance.now() >= quietAt) {
        yield QUIET;
        quietAt = performance.now() + quietMs;
      }
      await wakeSignal.wait(quietAt - performance.now(), signal);
    }
  } finally {
    unsubscribe();
  }
}
