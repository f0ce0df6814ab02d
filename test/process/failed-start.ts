import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Starts the service as a process, and allows to wait for its end. */
export function spawnService(
  settings: Readonly<Record<string, string>>,
  options: SpawnOptions = {},
): { readonly child: ChildProcess; said(): string; readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  let said = '';
  const listen = (chunk: Buffer): void => {
    said += chunk.toString();
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  const ended = (once(child, 'close') as Promise<[number | null]>).then(([code]) => ({ code, said }));
  return { child, said: () => said, ended };
}

/** The output of a start that must fail: sentences for people, without stack traces. */
export async function failedStart(
  settings: Readonly<Record<string, string>>,
  options: SpawnOptions = {},
): Promise<string> {
  const { code, said } = await spawnService(settings, options).ended;
  expect(said).toMatch(/^Permafrost cannot start\. [A-Z0-9/]/m);
  expect(said).not.toMatch(/\[object Object\]|undefined|^\s+at |Aborted\(\)/m);
  expect(code).toBe(1);
  return said;
}

/** The processes whose working directory is in a folder, such as a server that was left running. */
export function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
      } catch {
        return false;
      }
    })
    .map(Number);
}
