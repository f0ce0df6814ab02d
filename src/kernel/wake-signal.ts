/** Wakes a waiter. A wake-up that arrives before the wait is kept. */
export class WakeSignal {
  #woken = false;
  #resolveWait: (() => void) | null = null;

  readonly wake = (): void => {
    this.#woken = true;
    this.#resolveWait?.();
  };

  /** Resolves true if woken since the last wait, false on timeout or abort. */
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
