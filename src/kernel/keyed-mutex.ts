import { Abandoned, QueueFull } from './bounded-queue.js';

export interface WaitSettings {
  /** A task whose signal aborts before its turn is left out. */
  readonly signal?: AbortSignal | undefined;
  /** How many tasks with the same key may run or wait already. */
  readonly maxBefore?: number | undefined;
  /** Who asks. Each may have `maxOfOne` tasks here. */
  readonly by?: string | undefined;
  readonly maxOfOne?: number | undefined;
  /** In place of `maxBefore`, for those who have nothing else here. */
  readonly maxBeforeFirst?: number | undefined;
}

const ownKey = (key: string, by: string): string => `${key} by ${by}`;

/** Runs tasks with the same key one after another, and tasks with different keys in parallel. */
export class KeyedMutex {
  readonly #counts = new Map<string, number>();
  readonly #tails = new Map<string, Promise<unknown>>();

  run<Value>(key: string, task: () => Promise<Value>, settings: WaitSettings = {}): Promise<Value> {
    const { signal, by } = settings;
    if (!this.#fits(key, settings)) return Promise.reject(new QueueFull(`at ${key}`));
    if (signal?.aborted) return Promise.reject(new Abandoned());
    const counted = by === undefined ? [key] : [key, ownKey(key, by)];
    for (const one of counted) this.#count(one, 1);
    let isCounted = true;
    const leave = (): void => {
      if (isCounted) for (const one of counted) this.#count(one, -1);
      isCounted = false;
    };
    signal?.addEventListener('abort', leave, { once: true });
    const turn = async (): Promise<Value> => {
      try {
        if (signal?.aborted) throw new Abandoned();
        // What has begun counts until its end.
        signal?.removeEventListener('abort', leave);
        return await task();
      } finally {
        leave();
      }
    };
    return this.#afterOthers(key, turn);
  }

  isBusy(key: string): boolean {
    return this.#counts.has(key);
  }

  #fits(key: string, settings: WaitSettings): boolean {
    const { maxBefore = Number.POSITIVE_INFINITY, maxBeforeFirst = maxBefore } = settings;
    const { by, maxOfOne = Number.POSITIVE_INFINITY } = settings;
    const before = this.#counts.get(key) ?? 0;
    if (by === undefined) return before < maxBefore;
    const own = this.#counts.get(ownKey(key, by)) ?? 0;
    return own < maxOfOne && before < (own === 0 ? maxBeforeFirst : maxBefore);
  }

  #count(key: string, more: number): void {
    const count = (this.#counts.get(key) ?? 0) + more;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }

  #afterOthers<Value>(key: string, task: () => Promise<Value>): Promise<Value> {
    const before = this.#tails.get(key) ?? Promise.resolve();
    const result = before.then(task, task);
    const tail = result.catch(() => undefined);
    this.#tails.set(key, tail);
    void tail.then(() => {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    });
    return result;
  }

  /** Resolves when no task is running or waiting. */
  async idle(): Promise<void> {
    while (this.#tails.size > 0) await Promise.all(this.#tails.values());
  }
}
