import { Worker } from 'node:worker_threads';
import type { Config } from './contract.js';
import { checkActions, type Playing, type Stepped } from './tables.js';

/** What a thread needs to play some of the tables. */
export interface Part {
  readonly engine: string;
  readonly config: Config;
  readonly count: number;
  readonly seed: number;
}

/** What is asked of a thread: a method of its tables. */
export type Call = readonly [method: keyof Playing, numbers: readonly number[]];

/** What it answers: a value, or why there is none. */
export type Reply = { readonly value: unknown } | { readonly error: string };

interface Waiting {
  resolve(value: never): void;
  reject(error: Error): void;
}

/** One thread with the tables from `first` on. It answers in the order in which it is asked. */
class Thread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];

  constructor(
    readonly first: number,
    private readonly part: Part,
  ) {
    this.#worker = new Worker(new URL('./tables-thread.js', import.meta.url), { workerData: part });
    this.#worker.on('message', (reply: Reply) => {
      const waiting = this.#waiting.shift();
      if ('error' in reply) waiting?.reject(new Error(reply.error));
      else waiting?.resolve(reply.value as never);
    });
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('the thread of these tables has ended')));
  }

  get end(): number {
    return this.first + this.part.count;
  }

  ask<Value>(...call: Call): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(call);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #end(error: Error): void {
    for (const waiting of this.#waiting.splice(0)) waiting.reject(error);
  }
}

/** Tables that several threads play, some each. They go as they would in one. */
export class ThreadedTables implements Playing {
  readonly #threads: readonly Thread[];
  #counts: readonly number[] | undefined;

  constructor(tables: Part, threads: number) {
    const parts = Math.min(threads, tables.count);
    const firsts = Array.from({ length: parts + 1 }, (_, nth) => Math.floor((nth * tables.count) / parts));
    this.#threads = firsts.slice(0, -1).map((first, nth) => {
      const count = (firsts[nth + 1] ?? tables.count) - first;
      return new Thread(first, { ...tables, count, seed: tables.seed + first });
    });
  }

  now(): Promise<Stepped> {
    return this.#together((thread) => thread.ask('now', []));
  }

  async step(actions: readonly number[]): Promise<Stepped> {
    // A wrong action is refused before any thread has moved.
    checkActions(this.#counts ?? (await this.now()).counts, actions);
    return this.#together((thread) => thread.ask('step', actions.slice(thread.first, thread.end)));
  }

  views(tables: readonly number[]): Promise<readonly object[]> {
    return this.#each('views', tables);
  }

  legal(tables: readonly number[]): Promise<readonly (readonly string[])[]> {
    return this.#each('legal', tables);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  async #together(ask: (thread: Thread) => Promise<Stepped>): Promise<Stepped> {
    const parts = await Promise.all(this.#threads.map(ask));
    const counts = parts.flatMap((part) => part.counts);
    this.#counts = counts;
    return {
      seats: parts.flatMap((part) => part.seats),
      counts,
      over: parts.flatMap(({ over }, nth) =>
        over.map((one) => ({ ...one, table: one.table + (this.#threads[nth]?.first ?? 0) })),
      ),
    };
  }

  async #each<Value>(method: 'views' | 'legal', tables: readonly number[]): Promise<Value[]> {
    const answers = await Promise.all(
      this.#threads.map(async (thread) => {
        const own = tables.filter((table) => table >= thread.first && table < thread.end);
        const values = await thread.ask<Value[]>(
          method,
          own.map((table) => table - thread.first),
        );
        return own.map((table, nth) => [table, values[nth]] as const);
      }),
    );
    const byTable = new Map(answers.flat());
    return tables.map((table) => {
      const value = byTable.get(table);
      if (value === undefined) throw new Error(`there is no table ${table}`);
      return value;
    });
  }
}
