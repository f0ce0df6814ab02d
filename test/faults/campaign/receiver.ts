import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HistoryRecord } from './record.js';

/** Receives the webhooks of all clients. */
export interface HookReceiver {
  /** Answers 503. */
  refuses: boolean;
  readonly urlOf: (client: number) => string;
  /** When the last webhook arrived. */
  readonly lastAt: () => number;
  close(): Promise<void>;
}

interface Payload {
  readonly type: string;
  readonly data: {
    readonly game: string;
    readonly version: number;
    readonly after?: number;
    readonly seat?: number;
    readonly message?: string;
  };
}

export async function startHookReceiver(
  now: () => number,
  note: (record: HistoryRecord) => void,
): Promise<HookReceiver> {
  let lastAt = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => {});
    request.on('end', () => {
      lastAt = now();
      if (receiver.refuses) {
        response.writeHead(503).end();
        return;
      }
      const body = Buffer.concat(chunks).toString();
      const { type, data } = JSON.parse(body) as Payload;
      const hook = Number(request.url?.slice(1));
      const { game, version, after = null, seat = null, message = null } = data;
      const id = String(request.headers['webhook-id']);
      note({ kind: 'heard', hook, id, body, type, game, version, after, seat, message, at: lastAt });
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: HookReceiver = {
    refuses: false,
    urlOf: (client) => `http://127.0.0.1:${port}/${client}`,
    lastAt: () => lastAt,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
