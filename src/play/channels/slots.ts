import type { Busy, DeliveryQueue } from '../ports/delivery-queues.js';
import { CutShort } from '../ports/receivers.js';

export interface SlotLimits {
  readonly quick: number;
  /** How many slow calls there may be beside the quick ones. Connections that only wait cost little. */
  readonly slow: number;
  readonly slowPerHost: number;
  readonly slowFailing: number;
  /** In milliseconds: a call that takes longer is slow. */
  readonly slowAfter: number;
}

export interface Slot {
  readonly queue: DeliveryQueue;
  /** The call in progress, if it is slow. */
  slow: AbortController | null;
}

/**
 * The deliveries in progress. Their number is limited in total, per host, per player, and among failing webhooks. Slow
 * calls count for their player only, so that slow receivers do not take the slots of others. They have limits of their
 * own: beyond one, the oldest slow call of the player who has most of them is cut short.
 */
export class Slots {
  /** In the order in which the slots were taken. */
  readonly #taken = new Set<Slot>();

  constructor(
    private readonly limits: SlotLimits,
    /** Called when there is room because a call has become slow. */
    private readonly onRoom: () => void,
  ) {}

  get free(): number {
    return Math.max(0, this.limits.quick - counted([...this.#taken], this.limits.slow));
  }

  get busy(): Busy {
    const { slowPerHost, slowFailing } = this.limits;
    return {
      hosts: this.#count(({ host }) => host, slowPerHost),
      players: this.#count(({ playerId }) => playerId, 0),
      failing: counted(
        [...this.#taken].filter(({ queue }) => queue.failing),
        slowFailing,
      ),
    };
  }

  async hold(queue: DeliveryQueue, work: (slot: Slot) => Promise<void>): Promise<void> {
    const slot: Slot = { queue, slow: null };
    this.#taken.add(slot);
    try {
      await work(slot);
    } finally {
      this.#taken.delete(slot);
    }
  }

  /** Makes a call that ends early if too many slow ones are in progress, or if `closing` is aborted. */
  async call<Value>(
    slot: Slot,
    closing: AbortSignal,
    call: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    const cut = new AbortController();
    const close = (): void => cut.abort();
    closing.addEventListener('abort', close);
    if (closing.aborted) close();
    const patience = setTimeout(() => {
      slot.slow = cut;
      this.#cutShort(slot.queue);
      this.onRoom();
    }, this.limits.slowAfter);
    try {
      return await call(cut.signal);
    } finally {
      clearTimeout(patience);
      closing.removeEventListener('abort', close);
      slot.slow = null;
    }
  }

  /** Makes room for one more slow call where there is none. */
  #cutShort({ host, failing }: DeliveryQueue): void {
    const { slow, slowPerHost, slowFailing } = this.limits;
    this.#cutDown(slow, () => true);
    this.#cutDown(slowPerHost, (queue) => queue.host === host);
    if (failing) this.#cutDown(slowFailing, (queue) => queue.failing);
  }

  #cutDown(most: number, isOne: (queue: DeliveryQueue) => boolean): void {
    const slow = [...this.#taken].filter(
      (slot) => slot.slow !== null && !slot.slow.signal.aborted && isOne(slot.queue),
    );
    if (slow.length <= most) return;
    const ofPlayers = Map.groupBy(slow, ({ queue }) => queue.playerId);
    const [longest] = [...ofPlayers.values()].sort((one, other) => other.length - one.length);
    longest?.[0]?.slow?.abort(new CutShort());
  }

  #count(keyOf: (queue: DeliveryQueue) => string, slowAllowed: number): Map<string, number> {
    const groups = Map.groupBy(this.#taken, ({ queue }) => keyOf(queue));
    return new Map([...groups].map(([key, slots]) => [key, counted(slots, slowAllowed)]));
  }
}

function counted(slots: readonly Slot[], slowAllowed: number): number {
  const slow = slots.filter((slot) => slot.slow !== null).length;
  return slots.length - Math.min(slow, slowAllowed);
}
