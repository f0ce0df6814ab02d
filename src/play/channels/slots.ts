import type { Busy, Lane } from '../ports/delivery-queues.js';

/** Who is being talked to by this process: so many at once in all, by host, by player, and of those that fail. */
export class Slots {
  readonly #taken = new Set<Lane>();

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

  async hold(lane: Lane, work: () => Promise<void>): Promise<void> {
    this.#taken.add(lane);
    try {
      await work();
    } finally {
      this.#taken.delete(lane);
    }
  }

  #count(keyOf: (lane: Lane) => string): Map<string, number> {
    const counts = new Map<string, number>();
    for (const lane of this.#taken) counts.set(keyOf(lane), (counts.get(keyOf(lane)) ?? 0) + 1);
    return counts;
  }
}
