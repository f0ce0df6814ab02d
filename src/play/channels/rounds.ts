import { Bell } from '../bell.js';

/** Does one round of work after another: at once while there is more, else when woken, or after a while. */
export class Rounds {
  readonly #bell = new Bell();
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(
    /** Whether there is more to do. */
    private readonly round: () => Promise<boolean>,
    private readonly pauseMs: number,
    private readonly failed: (error: unknown) => void,
  ) {}

  start(): void {
    this.#running = this.#run();
  }

  readonly wake = (): void => this.#bell.ring();

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const more = await this.round().catch((error: unknown) => {
        this.failed(error);
        return false;
      });
      if (!more) await this.#bell.wait(this.pauseMs, signal);
    }
  }
}
