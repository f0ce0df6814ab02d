import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { KeyedMutex } from '../kernel/keyed-mutex.js';

const program = fileURLToPath(new URL('./png-child.mjs', import.meta.url));

/**
 * Makes PNGs in a process of its own, one after another. A large one takes half a second of a core, for which nobody
 * else shall wait; and a drawing that is too much for the library ends that process, and no server.
 */
export class PngMaker {
  readonly #turns = new KeyedMutex();
  #child: ChildProcess | null = null;

  of(svg: string): Promise<Buffer> {
    return this.#turns.run('', () => this.#make(svg));
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
      throw new Error('the process that makes PNGs has ended');
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
    // It does not keep anybody from ending.
    child.unref();
    child.channel?.unref();
    return child;
  }
}
