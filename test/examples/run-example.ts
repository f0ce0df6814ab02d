import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const COMMANDS = { ts: process.execPath, py: 'python3', sh: 'bash' } as const;
type Kind = keyof typeof COMMANDS;

export const isInstalled = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

export interface Example {
  readonly process: ChildProcess;
  /** The lines that it has printed so far. */
  readonly lines: () => string[];
  readonly complaints: () => string;
  /** Its exit code, when it has ended by itself. */
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

/** Runs an example as its header says, with these settings. */
export function runExample(
  name: `${string}.${Kind}`,
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Example {
  const kind = name.slice(name.lastIndexOf('.') + 1) as Kind;
  const child = spawn(COMMANDS[kind], [`examples/${name}`, ...args], {
    cwd: root,
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...settings },
  });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      said[stream] += text;
    });
  // A program that has ended reads no more answers.
  child.stdin.on('error', () => {});
  const ended = once(child, 'close').then(([code]): number | null => code);
  return {
    process: child,
    lines: () => said.stdout.split('\n').filter((line) => line !== ''),
    complaints: () => said.stderr,
    ended,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
