import { setMaxListeners } from 'node:events';
import { assertNever } from '../../kernel/assert-never.js';
import type { Job } from '../../kernel/scheduler.js';
import type { Context } from '../context.js';
import type { Busy, DeliveryQueue, Outgoing } from '../ports/delivery-queues.js';
import { OUTBOX } from '../ports/notice-types.js';
import type { Answered } from '../ports/receivers.js';
import { DISABLED, TEST, WEB_PUSH } from '../ports/webhooks.js';
import { inTraceOf } from '../tracing/delivery-traces.js';
import { nextAttempt } from './backoff.js';
import { DISPATCH, MAIL } from './channels.js';
import { prepare } from './people/prepare.js';
import { type Slot, type SlotLimits, Slots } from './slots.js';

const MAX_GAMES = 200;
const MAX_PER_HOST = 8;
const MAX_PER_PLAYER = 8;
const SLOTS: SlotLimits = { quick: 64, slow: 448, slowPerHost: 24, slowFailing: 224, slowAfter: 500 };
/** Half of the slots are kept for webhooks that work. */
const MAX_FAILING = SLOTS.quick / 2;
/** Longer than any attempt takes. When a lease expires, its process is presumed dead and another takes over. */
export const LEASE = 60_000;
/** How long a receiver may take to answer while the process closes. */
const GRACE = 2_000;
const GIVEN_UP_AFTER = 5 * 24 * 3_600_000;

/** Whether a queue continues with its next delivery. */
type Course = 'on' | 'later' | 'elsewhere';

/** Delivers to webhooks in order per game, and retries until a delivery is acknowledged or dead. */
export class Dispatcher implements Job {
  readonly name = DISPATCH;
  readonly #context: Context;
  readonly #slots: Slots;
  readonly #working = new Set<Promise<void>>();
  readonly #closing = new AbortController();
  #unsubscribe: (() => void) | null = null;
  #stopped = false;

  constructor(
    context: Context,
    readonly everyMs: number,
  ) {
    this.#context = context;
    this.#slots = new Slots(SLOTS, () => context.scheduler.wake(DISPATCH));
    // Every call in progress listens to it.
    setMaxListeners(0, this.#closing.signal);
  }

  start(): void {
    const { bus, scheduler } = this.#context;
    this.#unsubscribe = bus.subscribe(OUTBOX, () => scheduler.wake(DISPATCH));
  }

  /** Gives calls in progress a moment to end. Another process delivers again what did not. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unsubscribe?.();
    const patience = setTimeout(() => this.#closing.abort(), GRACE);
    await Promise.all(this.#working);
    clearTimeout(patience);
  }

  async run(): Promise<boolean> {
    const { channels, clock, newId, observe, scheduler, usage } = this.#context;
    const now = clock();
    const unpaid = usage.overdrawn();
    const { rows, oldest, written } = await channels.deliveryQueues.fanOut(now, MAX_GAMES, unpaid);
    usage.notified(written);
    if (oldest !== null) observe.fannedOut(Math.max(0, now.getTime() - oldest.getTime()) / 1000);
    if (rows > 0) scheduler.wake(MAIL);
    const { free } = this.#slots;
    if (free === 0) return false;
    const claimed = await channels.deliveryQueues.claim({
      now,
      until: new Date(now.getTime() + LEASE),
      lease: newId(now),
      limit: free,
      maxPerHost: MAX_PER_HOST,
      maxPerPlayer: MAX_PER_PLAYER,
      maxFailing: MAX_FAILING,
      busy: withSated(this.#slots.busy, usage.sated()),
    });
    for (const queue of claimed) this.#begin(queue);
    return rows >= MAX_GAMES;
  }

  #begin(queue: DeliveryQueue): void {
    const work = this.#slots
      .hold(queue, (slot) => this.#workIn(queue, slot))
      .catch((error: unknown) => this.#context.observe.failed(error, 'a delivery'))
      .finally(() => {
        this.#working.delete(work);
        this.#context.scheduler.wake(DISPATCH);
      });
    this.#working.add(work);
  }

  /** Delivers what waits in a queue, one by one, until an attempt fails. */
  async #workIn(queue: DeliveryQueue, slot: Slot): Promise<void> {
    const { channels, clock, usage } = this.#context;
    for (;;) {
      const now = clock();
      if (this.#stopped || usage.isSated(queue.playerId)) return channels.deliveryQueues.release(queue, now);
      const next = await channels.deliveryQueues.next(queue, new Date(now.getTime() + LEASE));
      if (next === null) return;
      if (next.delivery === null) return channels.deliveryQueues.leave(queue, next.last, now);
      if ((await this.#deliver(queue, next.delivery, next.last, slot)) !== 'on') return;
    }
  }

  async #deliver(queue: DeliveryQueue, delivery: Outgoing, last: string, slot: Slot): Promise<Course> {
    const { channels, clock, observe } = this.#context;
    const { deliveryQueues } = channels;
    const { id, webhook, type } = delivery;
    if (!webhook.active && type !== TEST) {
      await this.#end(queue, delivery, [id], { status: null, error: DISABLED, retryAfter: null }, clock());
      return 'on';
    }
    const prepared = await prepare(this.#context, queue, delivery, last);
    if ('later' in prepared) {
      await deliveryQueues.release(queue, prepared.later);
      return 'later';
    }
    const { ids, post, isCounted } = prepared;
    this.#context.usage.delivered(queue.playerId);
    const answered = await (post === null
      ? { status: null, error: null, retryAfter: null }
      : inTraceOf(this.#context, delivery, () =>
          this.#slots.call(slot, this.#closing.signal, (signal) =>
            channels.receivers.post(post.url, post.headers, post.body, signal),
          ),
        ));
    const now = clock();
    if (answered.error !== null && this.#closing.signal.aborted) {
      await deliveryQueues.release(queue, now);
      return 'elsewhere';
    }
    if (isUnsubscribed(webhook, answered)) {
      await deliveryQueues.unsubscribe(queue.webhookId);
      return 'elsewhere';
    }
    const end = endOf(delivery, answered, now, channels.chance());
    if (isCounted && post !== null) observe.delivered(end.kind);
    switch (end.kind) {
      case 'delivered':
      case 'dead':
        await this.#end(queue, delivery, ids, answered, now);
        return 'on';
      case 'failed':
        await deliveryQueues.record(ids, { ...answered, state: 'pending', now, nextAt: end.nextAt });
        await this.#mark(queue, delivery, answered, now);
        await deliveryQueues.release(queue, end.nextAt);
        return 'later';
      default:
        return assertNever(end);
    }
  }

  async #end(
    queue: DeliveryQueue,
    delivery: Outgoing,
    ids: readonly string[],
    answered: Answered,
    now: Date,
  ): Promise<void> {
    const { deliveryQueues } = this.#context.channels;
    const state = answered.error === null ? 'delivered' : 'dead';
    await deliveryQueues.record(ids, { ...answered, state, now, nextAt: null });
    await this.#mark(queue, delivery, answered, now);
    const why = state === 'dead' ? whyGiveUp(delivery, answered, now) : null;
    if (why !== null) await deliveryQueues.disable(queue.webhookId, why, now);
  }

  /** Records since when a webhook fails. Test deliveries do not count. */
  async #mark(
    { webhookId }: DeliveryQueue,
    { webhook, type }: Outgoing,
    { error }: Answered,
    now: Date,
  ): Promise<void> {
    const { deliveryQueues } = this.#context.channels;
    const isFailing = error !== null;
    if (type === TEST || !webhook.active || isFailing === (webhook.failingSince !== null)) return;
    await deliveryQueues.mark(webhookId, isFailing ? now : null);
  }
}

/** As if each of these players had all deliveries in progress that one may have. */
const withSated = (busy: Busy, sated: readonly string[]): Busy => ({
  ...busy,
  players: new Map([...busy.players, ...sated.map((player) => [player, MAX_PER_PLAYER] as const)]),
});

type End = { readonly kind: 'delivered' | 'dead' } | { readonly kind: 'failed'; readonly nextAt: Date };

const NOT_FOUND = 404;
const GONE = 410;

/** A push service says so when a browser wants no more messages, or is gone. */
const isUnsubscribed = ({ format }: Outgoing['webhook'], { status }: Answered): boolean =>
  format === WEB_PUSH && (status === NOT_FOUND || status === GONE);

function endOf({ type, attempts, triedSince }: Outgoing, answered: Answered, now: Date, chance: number): End {
  if (answered.error === null) return { kind: 'delivered' };
  if (type === TEST || answered.status === GONE) return { kind: 'dead' };
  const { retryAfter } = answered;
  const nextAt = nextAttempt({ attempts: attempts + 1, triedSince, now, retryAfter, chance });
  return nextAt === null ? { kind: 'dead' } : { kind: 'failed', nextAt };
}

/** Why a webhook is disabled; null if it is not. */
function whyGiveUp({ type, webhook }: Outgoing, { status, error }: Answered, now: Date): string | null {
  if (type === TEST || !webhook.active) return null;
  if (status === GONE) return 'The receiver answered 410 Gone.';
  const { failingSince } = webhook;
  if (failingSince === null || now.getTime() - failingSince.getTime() < GIVEN_UP_AFTER) return null;
  return `No delivery has succeeded since ${failingSince.toISOString()}. The last attempt failed: ${error}`;
}
