import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { findTool } from './fault-tools.js';
import { freePort } from './free-port.js';
import { until } from './until.js';

export const hasNats = (): boolean => findTool('nats-server') !== null;

/** A NATS server of its own, which a test may stop, freeze and start again. */
export interface NatsServer {
  readonly url: string;
  readonly port: number;
  start(): Promise<void>;
  stop(): Promise<void>;
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** The subjects that clients of the service subscribe to. */
  subjects(): Promise<string[]>;
  close(): Promise<void>;
}

export async function startNats(...options: readonly string[]): Promise<NatsServer> {
  const program = findTool('nats-server');
  if (program === null) throw new Error('nats-server is not installed');
  const [port, monitor] = [await freePort(), await freePort()];
  let child: ChildProcess | null = null;

  const start = async (): Promise<void> => {
    const own = ['-a', '127.0.0.1', '-p', String(port), '-m', String(monitor)];
    child = spawn(program, [...own, ...options], { stdio: 'ignore' });
    await until(() => accepts(port));
  };
  const stop = async (): Promise<void> => {
    const ending = child;
    child = null;
    if (ending === null) return;
    const ended = once(ending, 'exit');
    ending.kill('SIGCONT');
    ending.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    port,
    start,
    stop,
    signal: (signal) => void child?.kill(signal),
    async subjects() {
      const answer = await fetch(`http://127.0.0.1:${monitor}/connz?subs=1`);
      const { connections } = (await answer.json()) as { connections: { subscriptions_list?: string[] }[] };
      return connections.flatMap(({ subscriptions_list: list = [] }) => list);
    },
    close: stop,
  };
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => answer(true))
      .once('error', () => answer(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });

export interface TcpDouble {
  readonly url: string;
  close(): Promise<void>;
}

/** Something that listens where a NATS server should be. */
export async function listenAs(serve: (socket: Socket) => void): Promise<TcpDouble> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `nats://127.0.0.1:${port}`,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A line to a server on which messages get lost, each by a throw of the dice. */
export const lossyLine = (port: number, isLost: () => boolean): Promise<TcpDouble> =>
  listenAs((client) => {
    const server = connect(port, '127.0.0.1').on('error', () => client.destroy());
    client.pipe(server);
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
    let rest = '';
    server.setEncoding('latin1').on('data', (text: string) => {
      rest += text;
      for (;;) {
        const end = rest.indexOf('\r\n') + 2;
        if (end < 2) return;
        const size = /^MSG .* (\d+)\r\n/.exec(rest.slice(0, end))?.[1];
        const whole = size === undefined ? end : end + Number(size) + 2;
        if (rest.length < whole) return;
        if (size === undefined || !isLost()) client.write(rest.slice(0, whole), 'latin1');
        rest = rest.slice(whole);
      }
    });
  });
