import type { FastifyBaseLogger } from 'fastify';

/** In milliseconds: npm passes on a Ctrl+C that the terminal has already sent to everybody. */
const SAME_WISH = 1_000;

type Step = () => Promise<void>;

/** Ends what has been started, the last first, when the system asks for it or when the start has failed. */
export class Shutdown {
  readonly #steps: Step[] = [];
  #askedAt: number | null = null;
  #isStarting = true;

  constructor(
    private readonly log: Pick<FastifyBaseLogger, 'info' | 'fatal'>,
    /** Whether nothing is left behind by a process that just ends while it starts. */
    private readonly mayEndAtOnce: boolean,
  ) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => this.#ask(signal));
  }

  add(step: Step): void {
    this.#steps.push(step);
  }

  /** Between the steps of the start: goes no further if a signal has come meanwhile. */
  async check(): Promise<void> {
    if (this.#askedAt !== null) await this.#end();
  }

  /** From now on a signal is obeyed as soon as it comes. */
  async started(): Promise<void> {
    this.#isStarting = false;
    await this.check();
  }

  /** After a start that has failed. True if it was meant to end anyway. */
  async undo(): Promise<boolean> {
    for (const step of this.#steps.splice(0).reverse()) await step();
    return this.#askedAt !== null;
  }

  #ask(signal: string): void {
    if (this.#askedAt === null) {
      this.#askedAt = performance.now();
      this.log.info({ signal }, 'closing');
      if (!this.#isStarting) void this.#end();
      else if (this.mayEndAtOnce) process.exit(0);
    } else if (performance.now() - this.#askedAt > SAME_WISH) {
      // A second signal means that it must not take longer.
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
