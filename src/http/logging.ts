import type { FastifyRequest } from 'fastify';
import type { DestinationStream, Logger, LoggerOptions } from 'pino';
import type { Span, Tracing } from '../kernel/tracing.js';

const HARMLESS = new Set(['after', 'at', 'before', 'cursor', 'limit', 'rulebook', 'seat', 'status', 'wait']);

/**
 * An invitation in a URL opens a private game, so it must not be logged. Parameter names can be encoded in many ways,
 * so only known harmless parameters are logged.
 */
function withoutSecrets(url: string): string {
  const [path = '', ...rest] = url.split('?');
  if (rest.length === 0) return path;
  const shown = [...new URLSearchParams(rest.join('?'))].map(([name, value]) =>
    HARMLESS.has(name) ? `${name}=${encodeURIComponent(value)}` : '[hidden]',
  );
  return `${path}?${shown.join('&')}`;
}

/** The field of the request id, which is never redacted. */
const REQUEST_ID = 'reqId';

/**
 * Details and causes of database errors are left out, because they can contain the values of a row.
 */
function errorAsLogged(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', code } = error as Error & { readonly code?: unknown };
  return { type: name, code, message, stack };
}

/** Named as OpenTelemetry names them in logs. */
export const idsOfSpan = ({ traceId, spanId }: Span) => ({ trace_id: traceId, span_id: spanId });

/** Lines of a request have them from its own log, up to the one that it is over. */
function idsOf(tracing: Tracing, log: Logger): object {
  const span = tracing.current();
  return span === null || 'trace_id' in log.bindings() ? {} : idsOfSpan(span);
}

/** JSON lines without secrets, with the ids of the trace that they were written in. */
export function loggerOptions(
  level: string,
  stream?: DestinationStream,
  tracing: Tracing | null = null,
): LoggerOptions & { readonly stream?: DestinationStream } {
  return {
    level,
    ...(stream ? { stream } : {}),
    ...(tracing && { mixin: (_line: object, _level: number, log: Logger) => idsOf(tracing, log) }),
    redact: {
      paths: [
        REQUEST_ID,
        'secret',
        'seed',
        'invitation',
        'authorization',
        '*.secret',
        '*.seed',
        '*.invitation',
        '*.authorization',
        'req.headers.authorization',
      ],
      censor: (value, [name]) => (name === REQUEST_ID ? value : '[hidden]'),
    },
    serializers: {
      err: errorAsLogged,
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        remoteAddress: request.ip,
      }),
    },
  };
}
