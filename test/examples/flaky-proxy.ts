import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What befalls a request: lost on its way, turned away, done but its answer lost, or cut off in mid-answer. */
export type Failure = 'lost' | 'busy' | 'answer lost' | 'cut';

export interface FlakyProxy {
  readonly url: string;
  /** What befell requests so far. */
  readonly failures: Failure[];
  close(): Promise<void>;
}

/** Stands before a server as a bad network does. `fate` is told the how-manieth request of its method it is. */
export async function startFlakyProxy(
  target: string,
  fate: (method: string, nth: number) => Failure | undefined,
): Promise<FlakyProxy> {
  const failures: Failure[] = [];
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const method = request.method ?? '';
    const nth = (counts.get(method) ?? 0) + 1;
    counts.set(method, nth);
    const failure = fate(method, nth);
    if (failure !== undefined) failures.push(failure);
    if (failure === 'lost') response.destroy();
    else if (failure === 'busy') response.writeHead(503, { 'retry-after': '0' }).end('busy');
    else forward(target, request, response, failure);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    failures,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function forward(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  failure: 'answer lost' | 'cut' | undefined,
): void {
  const { method, headers, url = '' } = request;
  const onward = send(target + url, { method, headers }, (answer) => {
    if (failure === 'answer lost') {
      answer.resume().on('end', () => response.destroy());
      return;
    }
    response.writeHead(answer.statusCode ?? 0, answer.headers);
    if (failure === 'cut') answer.once('data', (chunk: Buffer) => cut(response, chunk));
    else answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

const cut = (response: ServerResponse, chunk: Buffer): void =>
  void response.write(chunk.subarray(0, chunk.length / 2), () => response.destroy());
