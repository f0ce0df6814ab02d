import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { KeyedMutex } from '../kernel/keyed-mutex.js';

const program = fileURLToPath(new URL('./png-child.mjs', import.meta.url));

/**
 * Renders PNGs in a child process, one at a time. A large one takes half a second of CPU time, which must not block
 * other requests, and a drawing that crashes the library ends only the child process.
 */
export class PngMaker {
  readonly #mutex = new KeyedMutex();
  #child: ChildProcess | null = null;

  of(svg: string): Promise<Buffer> {
    return this.#mutex.run('', () => this.#make(svg));
  }

  close(): void {
    if (this.#child?.connected) this.#child.disconnect();
  }

  async #make(svg: string): Promise<Buffer> {
    this.#child ??= this.#begin();
    const child = this.#child;
    const over = new AbortController();
    const made = once(child, 'message', over);
    const ended = once(child, 'exit', over).then(() => {
      throw new Error('the process that renders PNGs has ended');
    });
    child.send(svg);
    try {
      const [png] = (await Promise.race([made, ended])) as [Uint8Array];
      return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
    } finally {
      over.abort();
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
    // The child must not keep the server process running.
    child.unref();
    child.channel?.unref();
    return child;
  }
}
