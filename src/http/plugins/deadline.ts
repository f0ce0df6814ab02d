import fp from 'fastify-plugin';

/** In milliseconds: after this long a request is answered with 503, whatever it still waits for. */
export const DEADLINE = 5_000;

/** The longest that a timer can wait. */
const UNBOUNDED = 2 ** 31 - 1;

/** Streams and long polls are meant to last. They are the operations that know the parameter `wait`. */
export const deadlines = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    const { querystring } = (route.schema ?? {}) as { querystring?: { properties?: object } };
    if (Object.hasOwn(querystring?.properties ?? {}, 'wait')) route.handlerTimeout = UNBOUNDED;
  });
});
