import { LRUCache } from 'lru-cache';

/** How often a caller tried what was not legal, for measuring language models that do not see the legal actions. */
export interface Attempts {
  readonly legal: number;
  readonly illegal: number;
}

const MAX_KEPT = 10_000;

/** Counts by caller and game, for as long as this process runs and the game is among the last ones. */
export class AttemptCounter {
  readonly #kept = new LRUCache<string, Attempts>({ max: MAX_KEPT });

  count(caller: string, game: string, was: keyof Attempts): Attempts {
    const key = `${caller} ${game}`;
    const { legal, illegal } = this.#kept.get(key) ?? { legal: 0, illegal: 0 };
    const next = was === 'legal' ? { legal: legal + 1, illegal } : { legal, illegal: illegal + 1 };
    this.#kept.set(key, next);
    return next;
  }
}
