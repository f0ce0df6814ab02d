import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import type { AnyRulebook } from '../engine/any-rulebook.js';
import { inThisThread } from '../play/work/in-this-thread.js';
import type { TaskInput, TaskName, TaskOutput } from '../play/work/tasks.js';
import { WorkerLost, type Workers } from '../play/work/workers.js';
import { type Job, sourceOf } from './source.js';

export interface PoolSettings {
  readonly threads: number;
  /** The module with the export `rulebooks`, which each thread loads. */
  readonly module: URL;
  /** The same rulebooks in this thread. */
  readonly rulebooks: readonly AnyRulebook[];
  /** Milliseconds after which a thread is ended that has not finished its task. */
  readonly limitMs?: number;
  /** As long more, if the thread has to start for it. */
  readonly loadingMs?: number;
  /** Milliseconds after which a thread without work ends. */
  readonly idleMs?: number;
  readonly onError?: (error: unknown) => void;
}

export interface Pool extends Workers {
  /** How many threads there are now. */
  readonly size: number;
  close(): Promise<void>;
}

/** Two at least, so that a film leaves a thread to the bots. The service itself needs a core, too. */
export const usualThreads = (cores = availableParallelism()): number => Math.max(2, cores - 1);

/** The file is plain JavaScript, and stands beside this one in the sources and in the build. */
const program = fileURLToPath(new URL('./thread.mjs', import.meta.url));

/** Longer than any request lasts. */
const LIMIT = 10_000;
const IDLE = 30_000;
const LOADING = 10_000;
/** A task that needs more ends its thread, and nothing else. The young generation of this process is for many requests. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };
/** Requests come first: they share the cores with the threads. */
const NICE = 10;

/** Somebody waits at the table for a bot's answer or a draft, so a free thread takes these first. */
const PRIORITY: Readonly<Record<TaskName, number>> = {
  bot: 4,
  draft: 3,
  lesson: 3,
  list: 3,
  plan: 3,
  world: 3,
  recap: 2,
  points: 2,
  picture: 2,
  film: 1,
  advice: 0,
  search: 0,
};

/** Threads that start when there is work, and end when there is none. */
export function openPool(settings: PoolSettings): Pool {
  const { threads, module, rulebooks, onError = () => {} } = settings;
  const { limitMs = LIMIT, loadingMs = LOADING, idleMs = IDLE } = settings;
  const pool = new Piscina({
    filename: program,
    name: 'run',
    workerData: { module: module.href },
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    niceIncrement: NICE,
    // Options of this process, such as a profiler's, are not for its threads.
    execArgv: [],
    resourceLimits: MEMORY,
  });
  pool.on('error', onError);
  // A task is given to the pool when a thread is free, so that its time does not begin before.
  const gate = new PQueue({ concurrency: threads });

  const runIn = async (job: Job, signal: AbortSignal | undefined): Promise<unknown> => {
    const isNew = pool.threads.length < gate.pending;
    const limit = AbortSignal.timeout(isNew ? limitMs + loadingMs : limitMs);
    const stop = () => Atomics.store(job.stop, 0, 1);
    signal?.addEventListener('abort', stop, { once: true });
    try {
      return await pool.run(job, { signal: limit });
    } catch (error) {
      throw isLost(error, limit) ? new WorkerLost('a thread was lost', { cause: error }) : error;
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  };

  return {
    get size() {
      return pool.threads.length;
    },
    run: <Name extends TaskName>(
      name: Name,
      rulebook: AnyRulebook,
      input: TaskInput<Name>,
      signal?: AbortSignal,
    ) => {
      const source = sourceOf(rulebook, rulebooks);
      if (source === null) return inThisThread.run(name, rulebook, input, signal);
      const job = { name, source, input, stop: new Int32Array(new SharedArrayBuffer(4)) };
      return gate.add(() => runIn(job, signal), { priority: PRIORITY[name] }) as Promise<TaskOutput<Name>>;
    },
    close: () => pool.destroy(),
  };
}

/** Whether the thread is gone, rather than that the task threw something. */
function isLost(error: unknown, limit: AbortSignal): boolean {
  if (limit.aborted || !(error instanceof Error)) return true;
  const { code } = error as { readonly code?: unknown };
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || error.message.startsWith('worker exited');
}
