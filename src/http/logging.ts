import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { DestinationStream } from 'pino';

/** An invitation in an address opens a private game: it has no place in a log. */
const withoutSecrets = (url: string): string => url.replace(/([?&]invitation=)[^&]*/gi, '$1[hidden]');

/** JSON lines, without anything that could be used by who reads them. */
export function loggerOptions(level: string, stream?: DestinationStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream ? { stream } : {}),
    redact: {
      paths: [
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
      censor: '[hidden]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        remoteAddress: request.ip,
      }),
    },
  };
}
