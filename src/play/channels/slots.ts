import type { Busy, DeliveryQueue } from '../ports/delivery-queues.js';

/** The deliveries in progress: their number is limited in total, per host, per player, and among failing webhooks. */
export class Slots {
  readonly #taken = new Set<DeliveryQueue>();

  constructor(private readonly most: number) {}

  get free(): number {
    return this.most - this.#taken.size;
  }

  get busy(): Busy {
    return {
      hosts: this.#count(({ host }) => host),
      players: this.#count(({ playerId }) => playerId),
      failing: [...this.#taken].filter(({ failing }) => failing).length,
    };
  }

  async hold(queue: DeliveryQueue, work: () => Promise<void>): Promise<void> {
    this.#taken.add(queue);
    try {
      await work();
    } finally {
      this.#taken.delete(queue);
    }
  }

  #count(keyOf: (queue: DeliveryQueue) => string): Map<string, number> {
    const counts = new Map<string, number>();
    for (const queue of this.#taken) counts.set(keyOf(queue), (counts.get(keyOf(queue)) ?? 0) + 1);
    return counts;
  }
}
