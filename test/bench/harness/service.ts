import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface Service {
  readonly port: number;
  readonly url: string;
  readonly metricsUrl: string;
  stop(): Promise<void>;
}

/** `BENCH_SERVICE=<path of main.js>` measures another build. */
const OWN = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));
const LONGEST_START = 30_000;
const BOUNDLESS = '1000000000';
const MANY_MEGABYTES = '1000000';
const QUOTAS = {
  QUOTA_OPEN_GAMES: BOUNDLESS,
  QUOTA_BOT_GAMES: BOUNDLESS,
  QUOTA_FORKS_PER_DAY: BOUNDLESS,
  QUOTA_PACKS_PER_DAY: BOUNDLESS,
  QUOTA_KEPT_MB: MANY_MEGABYTES,
  QUOTA_MB_PER_HOUR: MANY_MEGABYTES,
  QUOTA_MB_PER_HOUR_PER_ADDRESS: MANY_MEGABYTES,
  QUOTA_INVITATIONS: BOUNDLESS,
  QUOTA_STREAMS: BOUNDLESS,
  QUOTA_STREAMS_PER_ADDRESS: BOUNDLESS,
  CONNECTIONS_PER_ADDRESS: BOUNDLESS,
};

export const UNLIMITED = {
  WORK_PER_ACCOUNT: BOUNDLESS,
  WORK_PER_ADDRESS: BOUNDLESS,
  WORK_PER_ANONYMOUS: BOUNDLESS,
  ...QUOTAS,
  RATE_LIMIT_ACCOUNTS: BOUNDLESS,
  RATE_LIMIT_MESSAGES: BOUNDLESS,
  RATE_LIMIT_COSTLY: BOUNDLESS,
  RATE_LIMIT_SIGN_INS: BOUNDLESS,
};

/** Starts the production build as a process, without rate limits. */
export const startService = (databaseUrl: string): Promise<Service> =>
  startServiceWith(databaseUrl, UNLIMITED);

/** Starts the production build as a process, with default settings but for these. */
export async function startServiceWith(
  databaseUrl: string,
  settings: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<Service> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...nodeOptions(), ...options, process.env.BENCH_SERVICE ?? OWN], {
    stdio: ['ignore', 'inherit', 'ignore'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  const ended = once(child, 'exit');
  const until = Date.now() + LONGEST_START;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('the server did not start');
    await sleep(50);
  }
  return {
    port,
    url,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The same as in `npm start`; `BENCH_NODE_OPTIONS='--cpu-prof'` writes a CPU profile. */
const nodeOptions = (): string[] => [
  '--max-semi-space-size=64',
  ...(process.env.BENCH_NODE_OPTIONS?.split(' ') ?? []),
];

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
