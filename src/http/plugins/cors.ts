import fp from 'fastify-plugin';

/** What scripts may read of an answer besides its body. */
const EXPOSED = [
  'ETag',
  'Link',
  'Location',
  'Retry-After',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Idempotent-Replayed',
  'X-Request-Id',
].join(', ');
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const A_DAY = '86400';

/**
 * Lets scripts in browsers call from these origins. Who names no origin is no such script and is told nothing of it:
 * that is nearly everybody, and answers are shorter.
 */
export const cors = fp(async (app, { origins }: { origins: readonly string[] }) => {
  const fromAnywhere = origins.includes('*');
  app.addHook('onRequest', (request, reply, done) => {
    const { origin, 'access-control-request-headers': wanted } = request.headers;
    const isPreflight = request.method === 'OPTIONS';
    reply.header('vary', 'Origin');
    if (origin !== undefined && (fromAnywhere || origins.includes(origin))) {
      reply.header('access-control-allow-origin', fromAnywhere ? '*' : origin);
      reply.header('access-control-expose-headers', EXPOSED);
      if (isPreflight) {
        reply.header('access-control-allow-methods', METHODS);
        reply.header('access-control-max-age', A_DAY);
        if (wanted !== undefined) reply.header('access-control-allow-headers', wanted);
      }
    }
    // An OPTIONS request that is no preflight is answered like one, not with a text of its own.
    if (isPreflight) reply.code(204).send();
    else done();
  });
});
