import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const COMMANDS = { ts: process.execPath, py: 'python3', sh: 'bash' } as const;
type Kind = keyof typeof COMMANDS;

export const isInstalled = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

export interface Example {
  readonly process: ChildProcess;
  /** The lines on stdout so far. */
  readonly lines: () => string[];
  /** The text on stderr so far. */
  readonly errors: () => string;
  /** Its exit code. */
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

/** Runs an example as its header says, with these environment variables; in the repository, or where it was copied to. */
export function runExample(
  name: `${string}.${Kind}`,
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  copiedTo?: string,
): Example {
  const kind = name.slice(name.lastIndexOf('.') + 1) as Kind;
  const child = spawn(COMMANDS[kind], [copiedTo === undefined ? `examples/${name}` : name, ...args], {
    cwd: copiedTo ?? root,
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...settings },
  });
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      output[stream] += text;
    });
  // A program that has ended reads no more input, which is no error of the test.
  child.stdin.on('error', () => {});
  const ended = once(child, 'close').then(([code]): number | null => code);
  return {
    process: child,
    lines: () => output.stdout.split('\n').filter((line) => line !== ''),
    errors: () => output.stderr,
    ended,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
