import { setTimeout as sleep } from 'node:timers/promises';

export interface TimeShareSettings {
  /** More than 0, at most 1. */
  readonly share: number;
  /** Milliseconds from any moment on. */
  readonly now?: () => number;
  readonly rest?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** How long other work waits at most, in milliseconds, unless a single step takes longer. */
const SLICE = 10;

/**
 * Keeps long work to a share of the time of a process: it works for a slice, then rests. All time between two rests
 * counts, also that in which the work waits for others.
 */
export class TimeShare {
  readonly #settings: Required<TimeShareSettings>;
  #since: number;

  constructor(settings: TimeShareSettings) {
    this.#settings = { now: () => performance.now(), rest: restFor, ...settings };
    this.#since = this.#settings.now();
  }

  /** Whether a slice is used up. */
  get isUp(): boolean {
    return this.#settings.now() - this.#since >= SLICE;
  }

  /** Lets other work go on, for as long as the share says; less if it is aborted. */
  async rest(signal: AbortSignal): Promise<void> {
    const { share, now, rest } = this.#settings;
    await rest((now() - this.#since) * (1 / share - 1), signal);
    this.#since = now();
  }
}

const restFor = async (ms: number, signal: AbortSignal): Promise<void> => {
  await sleep(ms, undefined, { signal }).catch(() => {});
};
