import fp from 'fastify-plugin';
import { newSecret } from '../../kernel/ids.js';

interface Asked {
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
}

const HARMLESS = /^[\w.-]{1,64}$/;
const DIGITS = 6;
const MOST = 36 ** DIGITS;

/**
 * A client's own request id is taken over where it is harmless in a log. Ours are a process's mark and a number:
 * asking the system for chance each time costs as much as all of the routing.
 */
export function requestIds(): (request: Asked) => string {
  const mark = newSecret(4);
  let count = 0;
  return ({ headers }) => {
    const given = headers['x-request-id'];
    if (typeof given === 'string' && HARMLESS.test(given)) return given;
    count = (count + 1) % MOST;
    return mark + count.toString(36).padStart(DIGITS, '0');
  };
}

export const tellRequestId = fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
});
