import { LRUCache } from 'lru-cache';
import { maxItems } from '../../kernel/max-items.js';

/** A bucket of `size` units, which refills continuously: from empty to full in `seconds`. */
export interface Budget {
  readonly size: number;
  readonly seconds: number;
}

interface Level {
  left: number;
  /** In milliseconds. */
  at: number;
}

/** The most buckets to remember. Beyond them, a caller is refused too late, never too early. */
const MAX_BUCKETS = 100_000;

/** A bucket for each key. What is not stored is full. */
export class Buckets {
  readonly #levels = new LRUCache<string, Level>(maxItems(MAX_BUCKETS));
  readonly #spent = new LRUCache<string, true>(maxItems(MAX_BUCKETS));
  readonly #perMs: number;

  constructor(
    readonly budget: Budget,
    /** In milliseconds; never goes back. */
    readonly now: () => number,
  ) {
    this.#perMs = budget.size / (budget.seconds * 1000);
  }

  left(key: string): number {
    const level = this.#levels.get(key);
    if (level === undefined) return this.budget.size;
    return Math.min(this.budget.size, level.left + (this.now() - level.at) * this.#perMs);
  }

  /** The seconds until this much is there. What is larger than the bucket needs a full one. */
  secondsUntil(key: string, amount: number): number {
    const missing = Math.min(amount, this.budget.size) - this.left(key);
    return missing <= 0 ? 0 : missing / this.#perMs / 1000;
  }

  /** Work that is charged after the fact can leave a debt, of one bucket at most. */
  take(key: string, amount: number): void {
    const left = Math.max(this.left(key) - amount, -this.budget.size);
    if (left >= this.budget.size) this.#levels.delete(key);
    else this.#levels.set(key, { left, at: this.now() });
    if (left <= 0) this.#spent.set(key, true);
  }

  /** Keys with nothing left. */
  spent(): readonly string[] {
    for (const key of this.#spent.keys()) if (this.left(key) > 0) this.#spent.delete(key);
    return [...this.#spent.keys()];
  }
}
