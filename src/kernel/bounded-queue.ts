import PQueue from 'p-queue';

export interface QueueSettings {
  /** For the operator. */
  readonly name: string;
  /** Tasks that run at the same time. */
  readonly concurrency: number;
  /** Tasks that may wait beside those. */
  readonly maxWaiting: number;
  /** Milliseconds from any moment on. */
  readonly now?: () => number;
  readonly onFull?: () => void;
  /** Shared with other queues: a task of any of them waits for a place in it, too. */
  readonly gate?: PQueue;
}

/** A task does not fit into its queue. */
export class QueueFull extends Error {
  constructor(readonly queue: string) {
    super(`the queue ${queue} is full`);
  }
}

/** Nobody waits for the task any more. */
export class Abandoned extends Error {
  constructor() {
    super('nobody waits for it any more');
  }
}

/** Tasks wait their turn, up to a number. Those that nobody waits for any more leave. */
export class BoundedQueue {
  readonly name: string;
  readonly #queue: PQueue;
  readonly #settings: Required<Omit<QueueSettings, 'gate'>>;
  readonly #gate: PQueue | undefined;
  /** When each waiting task arrived, in this order. */
  readonly #arrivals = new Set<{ readonly at: number }>();
  #longestWait = 0;

  constructor({ gate, ...settings }: QueueSettings) {
    this.name = settings.name;
    this.#gate = gate;
    this.#settings = { now: () => performance.now(), onFull: () => {}, ...settings };
    this.#queue = new PQueue({ concurrency: settings.concurrency });
  }

  get waiting(): number {
    return this.#arrivals.size;
  }

  get running(): number {
    return this.#queue.pending;
  }

  /** From 0 to 1. */
  get fill(): number {
    return this.waiting / this.#settings.maxWaiting;
  }

  /** The longest wait in milliseconds since the last call, of tasks that wait still too. */
  takeLongestWait(): number {
    const longest = Math.max(this.#longestWait, this.#oldest());
    this.#longestWait = 0;
    return longest;
  }

  /** Rejects with `QueueFull` at once if there is no room, and with `Abandoned` if the signal aborts before the start. */
  run<Value>(task: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    const { name, concurrency, maxWaiting, onFull } = this.#settings;
    if (signal?.aborted) return Promise.reject(new Abandoned());
    const isFree = this.waiting === 0 && this.running < concurrency;
    if (!isFree && this.waiting >= maxWaiting) {
      onFull();
      return Promise.reject(new QueueFull(name));
    }
    return this.#wait(task, signal);
  }

  async #wait<Value>(task: () => Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
    const arrival = { at: this.#settings.now() };
    this.#arrivals.add(arrival);
    const leave = (): void => {
      if (this.#arrivals.delete(arrival)) this.#note(this.#settings.now() - arrival.at);
    };
    // The queue lets go of its task only when this signal aborts, and a task that runs ends in its own way.
    const left = new AbortController();
    const abandon = (): void => {
      leave();
      left.abort(new Abandoned());
    };
    signal?.addEventListener('abort', abandon, { once: true });
    try {
      const begin = () => {
        signal?.removeEventListener('abort', abandon);
        leave();
        return task();
      };
      const passed = () => this.#gate?.add(begin, { signal: left.signal }) ?? begin();
      return await this.#queue.add(passed, { signal: left.signal });
    } finally {
      signal?.removeEventListener('abort', abandon);
    }
  }

  #note(wait: number): void {
    this.#longestWait = Math.max(this.#longestWait, wait);
  }

  #oldest(): number {
    const [oldest] = this.#arrivals;
    return oldest === undefined ? 0 : this.#settings.now() - oldest.at;
  }
}
