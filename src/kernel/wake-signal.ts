/** Wakes a waiter. A wake-up before the wait is kept, so none between two waits is lost. */
export class WakeSignal {
  #woken = false;
  #resolveWait: (() => void) | null = null;

  readonly wake = (): void => {
    this.#woken = true;
    this.#resolveWait?.();
  };

  /** Resolves true if woken since the last wait, false when the time is over or the signal aborts. */
  async wait(ms: number, signal?: AbortSignal): Promise<boolean> {
    if (!this.#woken && !signal?.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#resolveWait = () => {
          clearTimeout(timer);
          resolve();
        };
        signal?.addEventListener('abort', this.#resolveWait, { once: true });
      });
      if (this.#resolveWait) signal?.removeEventListener('abort', this.#resolveWait);
      this.#resolveWait = null;
    }
    const woken = this.#woken;
    this.#woken = false;
    return woken;
  }
}
