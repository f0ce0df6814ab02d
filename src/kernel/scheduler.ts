import { setTimeout as sleep } from 'node:timers/promises';
import { WakeSignal } from './wake-signal.js';

/** Periodic work. */
export interface Job {
  readonly name: string;
  /** The pause between two runs, in milliseconds, varied by up to a tenth. */
  readonly everyMs: number;
  /** The pause before the first run, varied too; without it, there is none. */
  readonly firstAfterMs?: number;
  start?(): void;
  /** Returns true if there is more work to do immediately. */
  run(round: Round): Promise<boolean>;
  /** Stops work that the runs have started. Called after the last run. */
  stop?(): Promise<void>;
}

export interface Round {
  readonly isFirst: boolean;
  /** Aborted when the process stops. */
  readonly signal: AbortSignal;
}

export interface SchedulerSettings {
  /** A random number from 0 to 1. */
  readonly chance: () => number;
  /** Called after each run; `error` is null if it did not fail. */
  readonly onRun: (job: string, seconds: number, error: unknown) => void;
}

/** Spreads the queries of processes that started together. */
const JITTER = 0.1;
/** In milliseconds: a job that is woken often runs at most once in this interval. */
const MIN_INTERVAL = 100;

interface Running {
  readonly job: Job;
  readonly wakeSignal: WakeSignal;
  readonly ended: Promise<void>;
}

/**
 * Runs each job immediately or after its first pause, then after each pause and whenever it is woken. Runs of one job never
 * overlap.
 */
export class Scheduler {
  readonly #settings: SchedulerSettings;
  readonly #stopping = new AbortController();
  readonly #running = new Map<string, Running>();

  constructor(settings: SchedulerSettings) {
    this.#settings = settings;
  }

  start(jobs: readonly Job[]): void {
    for (const job of jobs) {
      job.start?.();
      const wakeSignal = new WakeSignal();
      this.#stopping.signal.addEventListener('abort', wakeSignal.wake, { once: true });
      this.#running.set(job.name, { job, wakeSignal, ended: this.#repeat(job, wakeSignal) });
    }
  }

  /** Runs a job soon. Does nothing if this process does not run that job. */
  wake(name: string): void {
    this.#running.get(name)?.wakeSignal.wake();
  }

  /** Stops the jobs one by one, in the order in which they started. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const { job, ended } of this.#running.values()) {
      await ended;
      await job.stop?.();
    }
  }

  async #repeat(job: Job, wakeSignal: WakeSignal): Promise<void> {
    const { signal } = this.#stopping;
    if (job.firstAfterMs !== undefined) await wakeSignal.wait(this.#varied(job.firstAfterMs));
    for (let isFirst = true; !signal.aborted; isFirst = false) {
      const begun = performance.now();
      if (await this.#run(job, { isFirst, signal })) continue;
      if (signal.aborted) return;
      await wakeSignal.wait(this.#varied(job.everyMs));
      const left = Math.min(MIN_INTERVAL, job.everyMs) - (performance.now() - begun);
      if (left > 0) await sleep(left, undefined, { signal }).catch(() => {});
    }
  }

  #varied(ms: number): number {
    return ms * (1 - JITTER + 2 * JITTER * this.#settings.chance());
  }

  async #run(job: Job, round: Round): Promise<boolean> {
    const begun = performance.now();
    const ended = (error: unknown) =>
      this.#settings.onRun(job.name, (performance.now() - begun) / 1000, error);
    try {
      const more = await job.run(round);
      ended(null);
      return more;
    } catch (error) {
      ended(error ?? new Error('the job was rejected without a reason'));
      return false;
    }
  }
}
