import type { FastifyRequest } from 'fastify';
import type { DestinationStream, LoggerOptions } from 'pino';

const HARMLESS = new Set(['after', 'at', 'before', 'cursor', 'limit', 'rulebook', 'seat', 'status', 'wait']);

/**
 * An invitation in an address opens a private game: it has no place in a log. Names can be spelt in many ways, so
 * only what is known to be harmless is shown.
 */
function withoutSecrets(url: string): string {
  const [path = '', ...rest] = url.split('?');
  if (rest.length === 0) return path;
  const shown = [...new URLSearchParams(rest.join('?'))].map(([name, value]) =>
    HARMLESS.has(name) ? `${name}=${encodeURIComponent(value)}` : '[hidden]',
  );
  return `${path}?${shown.join('&')}`;
}

/** Every request has a logger that knows its id. It is named so that no secret is looked for within it. */
const REQUEST_ID = 'reqId';

/**
 * What went wrong and where. Databases and their drivers tell of more, in details and causes: a row that was refused
 * is shown with all that is in it.
 */
function errorAsLogged(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', code } = error as Error & { readonly code?: unknown };
  return { type: name, code, message, stack };
}

/** JSON lines, without anything that could be used by who reads them. */
export function loggerOptions(
  level: string,
  stream?: DestinationStream,
): LoggerOptions & { readonly stream?: DestinationStream } {
  return {
    level,
    ...(stream ? { stream } : {}),
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
