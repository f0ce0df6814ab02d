import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Cluster } from '../../support/cluster.js';
import { findTool } from '../../support/fault-tools.js';
import { startProxy, type TcpProxy } from './proxy.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const BOUNDLESS = '1000000000';
const LONGEST_START = 120_000;

/** A process of the service, with a proxy on either side. */
export interface Member {
  readonly nth: number;
  /** The name of this run of the process. */
  readonly name: () => string;
  /** Where clients reach it, over all restarts. */
  readonly url: string;
  readonly database: TcpProxy;
  readonly clients: TcpProxy;
  signal(signal: NodeJS.Signals): void;
  kill(): Promise<void>;
  start(): Promise<void>;
  setClock(seconds: number): Promise<void>;
  close(): Promise<void>;
}

export const hasClock = (): boolean => findTool('libfaketime') !== null;

/** `onCrash` is called when the process ends although nobody has killed it. */
export async function startMember(
  nth: number,
  cluster: Cluster,
  onCrash: (detail: string) => void,
): Promise<Member> {
  const folder = await mkdtemp(join(tmpdir(), 'permafrost-campaign-'));
  const clock = join(folder, 'clock');
  const [database, clients] = [await startProxy(cluster.port), await startProxy(null)];
  const url = new URL(cluster.url);
  url.port = String(database.port);
  let child: ChildProcess | null = null;
  let runs = 0;
  let output = '';
  const setClock = (seconds: number) => writeFile(clock, `${seconds < 0 ? '' : '+'}${seconds}`);
  await setClock(0);

  const spawnService = (): ChildProcess =>
    spawn(process.execPath, ['dist/main.js'], {
      cwd: root,
      env: { ...process.env, ...settings(url.href), ...clockSettings(clock) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const self: Member = {
    nth,
    name: () => `${nth + 1}.${runs}`,
    url: `http://127.0.0.1:${clients.port}`,
    database,
    clients,
    signal: (signal) => void child?.kill(signal),
    async kill() {
      clients.target = null;
      const killed = child;
      // Its end is no crash.
      child = null;
      if (killed === null || killed.exitCode !== null || killed.signalCode !== null) return;
      const exited = once(killed, 'exit');
      killed.kill('SIGKILL');
      await exited;
      clients.cut();
    },
    async start() {
      runs += 1;
      const started = spawnService();
      child = started;
      started.once('exit', (code, signal) => {
        if (child === started) onCrash(`ended with ${code ?? signal}: ${output.slice(-1_000)}`);
      });
      clients.target = await portOf(started, (text) => {
        output += text;
      });
    },
    setClock,
    async close() {
      await self.kill();
      await Promise.all([database.close(), clients.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
  return self;
}

/** The port that the process says it listens on. Passes all of its output on. */
async function portOf(started: ChildProcess, onOutput: (text: string) => void): Promise<number> {
  let said = '';
  return new Promise((done, fail) => {
    const read = (chunk: Buffer): void => {
      said += chunk.toString();
      onOutput(chunk.toString());
      const port = /API\s+http:\/\/[\d.]+:(\d+)/.exec(said)?.[1];
      if (port !== undefined) done(Number(port));
    };
    started.stdout?.on('data', read);
    started.stderr?.on('data', read);
    started.once('exit', () => fail(new Error(`a process has ended: ${said.slice(-2_000)}`)));
    AbortSignal.timeout(LONGEST_START).addEventListener('abort', () =>
      fail(new Error(`a process does not listen: ${said}`)),
    );
  });
}

const settings = (databaseUrl: string): Readonly<Record<string, string>> => ({
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: '6',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'warn',
  // The same for all processes, because it is in the webhooks.
  PUBLIC_URL: 'https://permafrost.example',
  WEBHOOK_ALLOW_PRIVATE: 'true',
  // Dropped notifications are made good at the next heartbeat.
  HEARTBEAT_SECONDS: '2',
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
  RATE_LIMIT_MESSAGES: BOUNDLESS,
});

/** The file has the offset of the clock, and is read anew once a second. */
function clockSettings(file: string): Readonly<Record<string, string>> {
  const library = findTool('libfaketime');
  if (library === null) return {};
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}
