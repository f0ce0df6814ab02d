import { setTimeout as sleep } from 'node:timers/promises';
import { WakeSignal } from '../../kernel/wake-signal.js';

/** What wakes it within this time after a round has begun is done together in the next. */
const GATHERED = 100;

/** Does one round of work after another: at once while there is more, else when woken, or after a while. */
export class Rounds {
  readonly #wakeSignal = new WakeSignal();
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

  readonly wake = (): void => this.#wakeSignal.wake();

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const begun = performance.now();
      const more = await this.round().catch((error: unknown) => {
        this.failed(error);
        return false;
      });
      if (more) continue;
      await this.#wakeSignal.wait(this.pauseMs, signal);
      const left = GATHERED - (performance.now() - begun);
      if (left > 0) await sleep(left, undefined, { signal }).catch(() => {});
    }
  }
}
