import type { FastifyBaseLogger } from 'fastify';

/** In milliseconds: npm repeats a Ctrl+C that the terminal has already sent to every process. */
const REPEATED_SIGNAL = 1_000;

type Step = () => Promise<void>;

/** Stops what has been started, last first, on a signal or after a failed start. */
export class Shutdown {
  readonly #steps: Step[] = [];
  #askedAt: number | null = null;
  #isStarting = true;

  constructor(
    private readonly log: Pick<FastifyBaseLogger, 'info' | 'fatal'>,
    /** Whether the process may exit during the start without any cleanup. */
    private readonly mayExitAtOnce: boolean,
  ) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => this.#ask(signal));
  }

  add(step: Step): void {
    this.#steps.push(step);
  }

  /** Call between two steps of the start: stops here if a signal has arrived. */
  async check(): Promise<void> {
    if (this.#askedAt !== null) await this.#end();
  }

  /** From now on a signal takes effect immediately. */
  async started(): Promise<void> {
    this.#isStarting = false;
    await this.check();
  }

  /** Cleans up after a failed start. Returns true if a signal had asked for the end. */
  async undo(): Promise<boolean> {
    for (const step of this.#steps.splice(0).reverse()) await step();
    return this.#askedAt !== null;
  }

  #ask(signal: string): void {
    if (this.#askedAt === null) {
      this.#askedAt = performance.now();
      this.log.info({ signal }, 'closing');
      if (!this.#isStarting) void this.#end();
      else if (this.mayExitAtOnce) process.exit(0);
    } else if (performance.now() - this.#askedAt > REPEATED_SIGNAL) {
      // A second signal means: exit without waiting.
      process.exit(1);
    }
  }

  async #end(): Promise<never> {
    try {
      await this.undo();
    } catch (error) {
      this.log.fatal({ err: error }, 'could not close');
      process.exit(1);
    }
    process.exit(0);
  }
}
