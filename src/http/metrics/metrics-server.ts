import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AnyRegistry } from './registry.js';

export interface MetricsServer {
  /** The address that Prometheus reads. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on a port of its own, so that publishing the API does not publish the metrics. Everything else is
 * 404. It has no limits and no accounts: the port must not be public.
 */
export async function openMetrics(
  registry: AnyRegistry,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, (request, reply) => {
    const isAsked = request.url?.split('?')[0] === '/metrics';
    if (!isAsked || (request.method !== 'GET' && request.method !== 'HEAD')) {
      reply.writeHead(isAsked ? 405 : 404, isAsked ? { allow: 'GET, HEAD' } : {}).end();
      return;
    }
    registry.metrics().then(
      (text) => reply.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return { url: `${originOf(server)}/metrics`, close: () => closed(server) };
}

function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the metrics have no port');
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}

async function closed(server: Server): Promise<void> {
  const end = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await end;
}
