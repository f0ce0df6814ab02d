/** A bell that can be rung before anybody listens: no ring between two waits is lost. */
export class WakeSignal {
  #rung = false;
  #ring: (() => void) | null = null;

  readonly ring = (): void => {
    this.#rung = true;
    this.#ring?.();
  };

  /** Resolves true at a ring since the last wait, false when the time is over or the signal aborts. */
  async wait(ms: number, signal?: AbortSignal): Promise<boolean> {
    if (!this.#rung && !signal?.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#ring = () => {
          clearTimeout(timer);
          resolve();
        };
        signal?.addEventListener('abort', this.#ring, { once: true });
      });
      if (this.#ring) signal?.removeEventListener('abort', this.#ring);
      this.#ring = null;
    }
    const rung = this.#rung;
    this.#rung = false;
    return rung;
  }
}
