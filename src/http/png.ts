import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BoundedQueue } from '../kernel/bounded-queue.js';
import { WorkerLost } from '../play/work/workers.js';

const program = fileURLToPath(new URL('./png-child.mjs', import.meta.url));

/** Milliseconds. */
const LIMIT = 10_000;
const IDLE = 30_000;
/** Requests come first. */
const NICE = 10;

/**
 * Renders PNGs in a child process, one at a time. A large one takes half a second of CPU time, which must not block
 * other requests, and a drawing that crashes the library ends the whole process, so a thread would not do. The child
 * starts with the first picture, and ends when there is none for a while.
 */
export class PngMaker {
  readonly #settings: { readonly limitMs: number; readonly idleMs: number };
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly queue: BoundedQueue,
    { limitMs = LIMIT, idleMs = IDLE }: { readonly limitMs?: number; readonly idleMs?: number } = {},
  ) {
    this.#settings = { limitMs, idleMs };
  }

  /** The id of the process; undefined if there is none. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  of(svg: string, signal?: AbortSignal): Promise<Buffer> {
    return this.queue.run(() => this.#make(svg), signal);
  }

  close(): void {
    clearTimeout(this.#idle);
    if (this.#child?.connected) this.#child.disconnect();
  }

  async #make(svg: string): Promise<Buffer> {
    clearTimeout(this.#idle);
    // One that is ending takes nothing more.
    const child = this.#child?.connected ? this.#child : this.#begin();
    this.#child = child;
    const over = new AbortController();
    const made = once(child, 'message', over);
    const ended = once(child, 'exit', over).then(() => {
      throw new WorkerLost('the process that renders PNGs has ended');
    });
    const limit = setTimeout(() => child.kill('SIGKILL'), this.#settings.limitMs);
    child.send(svg);
    try {
      const [png] = (await Promise.race([made, ended])) as [Uint8Array];
      return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
    } catch (error) {
      throw error instanceof WorkerLost
        ? error
        : new WorkerLost('a process that renders PNGs was lost', { cause: error });
    } finally {
      over.abort();
      clearTimeout(limit);
      this.#idle = setTimeout(() => this.close(), this.#settings.idleMs).unref();
    }
  }

  #begin(): ChildProcess {
    const child = fork(program, {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const forget = () => {
      if (this.#child === child) this.#child = null;
    };
    child.on('exit', forget).on('error', forget);
    if (child.pid !== undefined) setPriority(child.pid, NICE);
    // The child must not keep the server process running.
    child.unref();
    child.channel?.unref();
    return child;
  }
}
