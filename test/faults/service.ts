import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LONGEST_START = 60_000;
const BOUNDLESS = '1000000000';

/** The service with its embedded Postgres, as a process. */
export interface RunningService {
  /** Resolves when the service listens. Rejects if it ends before, or does not listen within a minute. */
  readonly url: Promise<string>;
  /** The output of the service so far. */
  output(): string;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

export function startService(dataFolder: string): RunningService {
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataFolder,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'warn',
      WORK_PER_ACCOUNT: BOUNDLESS,
      WORK_PER_ADDRESS: BOUNDLESS,
      WORK_PER_ANONYMOUS: BOUNDLESS,
      QUOTA_OPEN_GAMES: BOUNDLESS,
      QUOTA_BOT_GAMES: BOUNDLESS,
      QUOTA_MB_PER_HOUR: '1000000',
      QUOTA_MB_PER_HOUR_PER_ADDRESS: '1000000',
      QUOTA_STREAMS: BOUNDLESS,
      QUOTA_STREAMS_PER_ADDRESS: BOUNDLESS,
      CONNECTIONS_PER_ADDRESS: BOUNDLESS,
      RATE_LIMIT_ACCOUNTS: BOUNDLESS,
      RATE_LIMIT_COSTLY: BOUNDLESS,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const exited = once(child, 'exit');
  let output = '';
  const url = new Promise<string>((done, fail) => {
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /API\s+(http:\/\/[\d.]+:\d+)/.exec(output)?.[1];
      if (found === undefined) return;
      clearTimeout(late);
      done(found);
    };
    const late = setTimeout(
      () => fail(new Error(`the service does not listen: ${output.trim()}`)),
      LONGEST_START,
    );

    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void exited.then(() => {
      clearTimeout(late);
      fail(new Error(`the service has ended: ${output.trim()}`));
    });
  });
  // A campaign may kill a service before it listens, and does not wait for this promise then.
  url.catch(() => {});
  return {
    url,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      await exited;
    },
  };
}
