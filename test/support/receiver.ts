import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as Verifier } from 'standardwebhooks';
import { isServicePort } from '../../src/outbound/service-ports.js';
import { until } from './until.js';

export interface Heard {
  readonly path: string;
  readonly id: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly message: {
    readonly type: string;
    readonly timestamp: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
}

type Answer = (heard: Heard, response: ServerResponse, request: IncomingMessage) => void;

export interface Receiver {
  readonly url: string;
  readonly heard: Heard[];
  /** The response to each message; 204 at first. */
  answer: Answer;
  /** Waits until so many messages have arrived in total. */
  has(count: number): Promise<Heard[]>;
  close(): Promise<void>;
}

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_heard, response) => {
    response.writeHead(code, headers).end();
  };

/** A real HTTP server that receives webhooks. */
export async function startReceiver(): Promise<Receiver> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => {});
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const headers = request.headers as Record<string, string>;
      const one = {
        path: request.url ?? '',
        id: headers['webhook-id'] ?? '',
        headers,
        body,
        message: JSON.parse(body),
      };
      heard.push(one);
      receiver.answer(one, response, request);
    });
  });
  const port = await listenOnFreePort(server);
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hook`,
    heard,
    answer: status(204),
    async has(count) {
      await until(() => heard.length >= count);
      return heard;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

/** A free port can be one of those that webhooks may not use. */
async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (!isServicePort(port)) return port;
  server.close();
  await once(server, 'close');
  return listenOnFreePort(server);
}

/** Verifies a message with an independent implementation of Standard Webhooks, which uses the system clock. */
export function isGenuine({ body, headers }: Heard, secret: string): boolean {
  try {
    new Verifier(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}
