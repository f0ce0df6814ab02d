import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { until } from '../support/until.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  /** The metrics in the text format of Prometheus. */
  metrics(): Promise<string>;
  /** Its output so far. */
  readonly said: () => string;
  /** Sends a signal. Resolves with the exit code when the process has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** Starts the service as an operator does: as a process with settings. */
export async function startProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, ['dist/main.js'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /API\s+(http:\/\/[\d.]+:\d+)/.exec(said)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    void exited.then(([code]) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    url,
    said: () => said,
    async metrics() {
      const found = () => /Metrics\s+(http:\S+)/.exec(said)?.[1];
      // The welcome need not arrive at once.
      await until(() => found() !== undefined);
      return (await fetch(found() ?? '')).text();
    },
    async end(signal) {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}
