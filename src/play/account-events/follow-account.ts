import { WakeSignal } from '../../kernel/wake-signal.js';
import type { Context } from '../context.js';
import type { Following } from '../history/follow-entries.js';
import { eventsTopic } from '../ports/channels/account-events.js';
import { type EventsRequest, readEvents, type SeenEvent, withTurn } from './read-events.js';

export type FollowedEvent =
  /** What the reader knew to wait is void: all of it follows, then `ready`. */
  | { readonly kind: 'begin' }
  | { readonly kind: 'event'; readonly event: SeenEvent }
  | { readonly kind: 'ready'; readonly cursor: string }
  /** Nothing has happened for a while: time for a keep-alive. */
  | { readonly kind: 'quiet' };

/**
 * What happens to an account, as it comes. Nothing is buffered for a slow reader: it reads what it has missed from the
 * store, and starts over if that is gone. Ends without a reason when the token is not valid any more.
 */
export async function* followAccount(
  context: Context,
  request: EventsRequest,
  { quietMs, signal, stillAllowed, outlast }: Following,
): AsyncGenerator<FollowedEvent> {
  const wakeSignal = new WakeSignal();
  const unsubscribe = context.bus.subscribe(eventsTopic(request.playerId), wakeSignal.wake);
  let { after } = request;
  let quietAt = performance.now() + quietMs;
  try {
    while (!signal.aborted) {
      const page = await outlast(() => readEvents(context, { ...request, after }));
      if (!page.ok || !(await outlast(stillAllowed))) return;
      const { begins, events, more, cursor, settlesIn } = page.value;
      if (begins) yield { kind: 'begin' };
      for (const event of events) {
        yield { kind: 'event', event: await outlast(() => withTurn(context, request, event)) };
        if (signal.aborted) return;
      }
      if (begins) yield { kind: 'ready', cursor };
      after = cursor;
      if (more) continue;
      // At fixed intervals: a keep-alive that other events delay would tell of them.
      if (performance.now() >= quietAt) {
        yield { kind: 'quiet' };
        quietAt = performance.now() + quietMs;
      }
      const left = quietAt - performance.now();
      await wakeSignal.wait(Math.min(left, settlesIn ?? left), signal);
    }
  } finally {
    unsubscribe();
  }
}
