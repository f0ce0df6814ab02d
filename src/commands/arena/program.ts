import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Contestant } from '../../bots/arena/contestant.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { askedByText, type Limits, MAX_ANSWER_BYTES, TOO_LONG } from './request.js';

/** What a program wrote last to standard error, for the record of a game that it lost. */
const MAX_COMPLAINT = 500;
/** After its input has ended. */
const GRACE_MS = 1_000;

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/** A program that reads a question a line, and writes an answer a line. One that fails is started again for the next question. */
export function programContestant(name: string, command: string, limits: Limits): Contestant {
  let running: Program | null = null;
  return askedByText(name, limits, {
    ask(request) {
      running ??= new Program(command);
      return running.ask(request, limits.ms);
    },
    lose(because) {
      const complaint = running?.complaint() ?? '';
      running?.kill();
      running = null;
      return complaint === '' ? because : `${because}; it wrote: ${complaint}`;
    },
    async close() {
      await running?.end();
      running = null;
    },
  });
}

class Program {
  readonly #child: Child;
  #complaint = '';
  #hasEnded = false;

  constructor(command: string) {
    // In a group of its own, so that what it has started ends with it.
    const own = { shell: true, detached: process.platform !== 'win32' } as const;
    this.#child = spawn(command, { ...own, stdio: ['pipe', 'pipe', 'pipe'] });
    // What is not asked for stays in the pipe.
    this.#child.stdout.pause();
    this.#child.stderr.on('data', (chunk: Buffer) => {
      this.#complaint = (this.#complaint + chunk.toString()).slice(-MAX_COMPLAINT);
    });
    // A program may end without reading what it is sent.
    this.#child.stdin.on('error', () => {});
    this.#child.on('error', () => {
      this.#hasEnded = true;
    });
    this.#child.on('close', () => {
      this.#hasEnded = true;
    });
  }

  complaint(): string {
    return this.#complaint.trim();
  }

  ask(request: string, ms: number): Promise<Result<string, string>> {
    if (this.#hasEnded) return Promise.resolve(err('ended'));
    const { stdin, stdout } = this.#child;
    return new Promise((resolve) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const settle = (answer: Result<string, string>): void => {
        clearTimeout(timer);
        stdout.off('data', read).pause();
        this.#child.off('close', ended).off('error', ended);
        resolve(answer);
      };
      const read = (chunk: Buffer): void => {
        chunks.push(chunk);
        bytes += chunk.length;
        const end = chunk.indexOf('\n');
        if (bytes > MAX_ANSWER_BYTES) settle(err(TOO_LONG));
        else if (end >= 0 && end < chunk.length - 1) settle(err('answered with more than a line'));
        else if (end >= 0) settle(ok(Buffer.concat(chunks).toString()));
      };
      const ended = (): void => settle(err('ended'));
      const timer = setTimeout(() => settle(err(`did not answer within ${ms / 1000} s`)), ms);
      this.#child.on('close', ended).on('error', ended);
      stdout.on('data', read).resume();
      stdin.write(`${request}\n`);
    });
  }

  kill(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      if (process.platform === 'win32') this.#child.kill('SIGKILL');
      else process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }

  async end(): Promise<void> {
    if (this.#hasEnded) return this.kill();
    this.#child.stdin.end();
    this.#child.stdout.resume();
    const closed = new AbortController();
    const timer = setTimeout(() => this.kill(), GRACE_MS);
    await once(this.#child, 'close', { signal: closed.signal }).catch(() => {});
    clearTimeout(timer);
    this.kill();
  }
}
