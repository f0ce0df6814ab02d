import { vi } from 'vitest';
import { program } from '../../src/commands/program.js';
import type { Ended } from './support.js';

/**
 * A command in this process, for tests of what it does: starting a process takes longer than most commands. One after
 * the other, because they share the output. `run` starts the built program.
 */
export async function runHere(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  let [out, err] = ['', ''];
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += text;
    return true;
  });
  try {
    const code = await program(args, { env, stopSignal: () => new AbortController().signal });
    return { code, out, err };
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
  }
}
