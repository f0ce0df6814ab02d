import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The request is lost, or refused with 503; or the response is lost, or cut off in the middle. */
export type Failure = 'lost' | 'busy' | 'response lost' | 'cut';

export interface FlakyProxy {
  readonly url: string;
  /** The failures so far, in order. */
  readonly failures: Failure[];
  close(): Promise<void>;
}

/** A bad network in front of a server. `failureOf` decides on a request by its method and its number among those. */
export async function startFlakyProxy(
  target: string,
  failureOf: (method: string, nth: number, url: string) => Failure | undefined,
): Promise<FlakyProxy> {
  const failures: Failure[] = [];
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const method = request.method ?? '';
    const nth = (counts.get(method) ?? 0) + 1;
    counts.set(method, nth);
    const failure = failureOf(method, nth, request.url ?? '');
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
  failure: 'response lost' | 'cut' | undefined,
): void {
  const { method, headers, url = '' } = request;
  const onward = send(target + url, { method, headers }, (incoming) => {
    if (failure === 'response lost') {
      incoming.resume().on('end', () => response.destroy());
      return;
    }
    response.writeHead(incoming.statusCode ?? 0, incoming.headers);
    if (failure === 'cut') {
      incoming.once('data', (chunk: Buffer) => cut(response, chunk));
      // Of a response without a body nothing but the connection can be cut.
      incoming.once('end', () => response.destroy());
    } else incoming.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

const cut = (response: ServerResponse, chunk: Buffer): void =>
  void response.write(chunk.subarray(0, chunk.length / 2), () => response.destroy());
