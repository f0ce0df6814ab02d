import fastifyCors from '@fastify/cors';
import fp from 'fastify-plugin';

/** Response headers that scripts may read. */
const EXPOSED = [
  'Deprecation',
  'ETag',
  'Link',
  'Location',
  'Retry-After',
  'Sunset',
  'RateLimit',
  'RateLimit-Policy',
  'Idempotent-Replayed',
  'X-Request-Id',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const DAY = 86_400;

/** Lets scripts in browsers call from these origins. Requests without an origin get no CORS headers. */
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
  // Other OPTIONS requests, and those from other origins, get the same empty response without CORS headers.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'OPTIONS') reply.code(204).send();
    else done();
  });
});
