import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Span, Tracing } from '../../kernel/tracing.js';
import { EVENT_STREAM } from '../event-stream.js';
import { idsOfSpan } from '../logging.js';
import { peersBehind } from '../pressure/peers.js';
import type { TrustedProxies } from '../trusted-proxies.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without tracing. */
    span: Span | null;
  }
}

interface Settings {
  readonly tracing: Tracing | null;
  /** Strangers must not choose traces, or that they are recorded. */
  readonly proxies: TrustedProxies;
}

const SERVER_ERROR = 500;

/**
 * A span for each request. Its facts are those of the route and the ids in the path: a query can hold an invitation, and
 * a body what others must not know.
 */
export const traceRequests = fp(async (app, { tracing, proxies }: Settings) => {
  app.decorateRequest('span', null);
  if (tracing === null) return;
  const peers = peersBehind(proxies);

  const begin = (request: FastifyRequest): Span => {
    const { method, routeOptions, headers, raw, id } = request;
    const { url: route, schema } = routeOptions;
    const { operationId } = (schema ?? {}) as { readonly operationId?: string };
    const { traceparent } = headers;
    const isContinued = typeof traceparent === 'string' && peers.ofAddress(raw.socket.remoteAddress) === null;
    return tracing.begin({
      name: route === undefined ? method : `${method} ${route}`,
      kind: 'server',
      from: isContinued ? traceparent : null,
      facts: {
        'http.request.method': method,
        'permafrost.request': id,
        ...(route !== undefined && { 'http.route': route }),
        ...(operationId !== undefined && { 'permafrost.operation': operationId }),
        ...gameIn(request),
      },
    });
  };

  app.addHook('onRequest', (request, reply, done) => {
    request.span = begin(request);
    request.log = request.log.child(idsOfSpan(request.span));
    reply.log = request.log;
    request.span.run(done);
  });
  // Events of the connection, in whose context the body was read, belong to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span === null) done();
    else request.span.run(done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // A stream stays open for hours. What matters is when it began.
    if (String(reply.getHeader('content-type')).startsWith(EVENT_STREAM))
      endOf(request.span, reply.statusCode);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    endOf(request.span, reply.statusCode);
    done();
  });
});

function endOf(span: Span | null, status: number): void {
  span?.note({ 'http.response.status_code': status });
  span?.end(status >= SERVER_ERROR ? new Error(`status ${status}`) : undefined);
}

function gameIn({ routeOptions: { url }, params }: FastifyRequest): Readonly<Record<string, string>> {
  const { id } = (params ?? {}) as { readonly id?: string };
  return id !== undefined && url?.startsWith('/v1/games/:id') ? { 'permafrost.game': id } : {};
}
