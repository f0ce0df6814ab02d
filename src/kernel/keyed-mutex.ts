import { Abandoned, QueueFull } from './bounded-queue.js';

export interface WaitSettings {
  /** A task whose signal aborts before its turn is left out. */
  readonly signal?: AbortSignal | undefined;
  /** How many tasks with the same key may run or wait already. */
  readonly maxBefore?: number | undefined;
}

/** Runs tasks with the same key one after another, and tasks with different keys in parallel. */
export class KeyedMutex {
  readonly #counts = new Map<string, number>();
  readonly #tails = new Map<string, Promise<unknown>>();

  run<Value>(
    key: string,
    task: () => Promise<Value>,
    { signal, maxBefore = Number.POSITIVE_INFINITY }: WaitSettings = {},
  ): Promise<Value> {
    if ((this.#counts.get(key) ?? 0) >= maxBefore) return Promise.reject(new QueueFull(`at ${key}`));
    if (signal?.aborted) return Promise.reject(new Abandoned());
    this.#count(key, 1);
    let isCounted = true;
    const leave = (): void => {
      if (isCounted) this.#count(key, -1);
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
