import fp from 'fastify-plugin';
import { newSecret } from '../../kernel/ids.js';

interface WithHeaders {
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
}

const HARMLESS = /^[\w.-]{1,64}$/;
const DIGITS = 6;
const LIMIT = 36 ** DIGITS;

/**
 * A client's own request id is used if it is safe in a log. Ours are a prefix for the process and a counter, because
 * random bytes for each request cost as much as all of the routing.
 */
export function requestIds(): (request: WithHeaders) => string {
  const prefix = newSecret(4);
  let count = 0;
  return ({ headers }) => {
    const given = headers['x-request-id'];
    if (typeof given === 'string' && HARMLESS.test(given)) return given;
    count = (count + 1) % LIMIT;
    return prefix + count.toString(36).padStart(DIGITS, '0');
  };
}

export const sendRequestId = fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
});
