import fastifyCors from '@fastify/cors';
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
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const DAY = 86_400;

/**
 * Lets scripts in browsers call from these origins. A request without an origin comes from no such script: its answer
 * has no such headers, and is shorter.
 */
export const cors = fp(async (app, { origins }: { origins: readonly string[] }) => {
  const fromAnywhere = origins.includes('*');
  await app.register(fastifyCors, {
    origin(origin, decide) {
      if (origin !== undefined && (fromAnywhere || origins.includes(origin)))
        decide(null, fromAnywhere ? '*' : origin);
      else decide(null, false);
    },
    methods: METHODS,
    exposedHeaders: EXPOSED,
    maxAge: DAY,
    strictPreflight: false,
  });
  // An OPTIONS request that is no preflight, or from another origin, gets the same empty answer without headers.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'OPTIONS') reply.code(204).send();
    else done();
  });
});
