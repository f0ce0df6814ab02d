import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { EVENT_STREAM } from '../event-stream.js';
import { LateRequests } from '../pressure/late-requests.js';
import { problem } from '../problems.js';
import { OVERDUE } from '../routes/abort-on-close.js';
import { OverdueError } from './errors.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Streams and long polls are meant to last. */
    readonly mayLast?: boolean;
  }
}

/** In milliseconds: after this long a request is answered with 503, whatever it still waits for. */
const DEADLINE = 5_000;
/** How often is looked for requests that are over it. */
const LOOK = 100;
const LOOK_AT_CLOSE = 10;

interface Pending {
  readonly reply: FastifyReply;
  /** When it is too late. */
  due: number;
  /** Since when its body is arriving, which does not count. */
  paused: number | null;
}

/*
 * Fastify has a setting for it, but stops its timer when the body of a request has arrived. One timer for all requests
 * costs less, too.
 */
export const deadlines = fp(async (app) => {
  const pending = new Map<FastifyRequest, Pending>();

  app.addHook('onRoute', (route) => {
    if (isLongPoll(route) || isStream(route)) route.config = { ...route.config, mayLast: true };
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.mayLast !== true)
      pending.set(request, { reply, due: performance.now() + DEADLINE, paused: null });
    done();
  });
  // A body may take longer to arrive over a bad line: that has a limit of its own.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const found = pending.get(request);
    if (found !== undefined) found.paused = performance.now();
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const found = pending.get(request);
    if (found !== undefined && found.paused !== null) {
      found.due += performance.now() - found.paused;
      found.paused = null;
    }
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    pending.delete(request);
    done();
  });

  const late = new LateRequests(app.log);
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [request, { due, paused, reply }] of pending) {
      if (due > now || paused !== null) continue;
      pending.delete(request);
      // An answer that has begun cannot become another.
      if (hasAnswered(reply)) continue;
      late.add(request, reply);
      void reply.send(overdue());
      reply.raw.emit(OVERDUE);
    }
    late.tell(now);
  }, LOOK);
  timer.unref();
  const isAtWork = ({ reply, paused }: Pending) => paused === null && !hasAnswered(reply);
  app.addHook('onClose', async () => {
    // Node waits only for connections, but the handler of a client that has hung up still needs the store.
    while ([...pending.values()].some(isAtWork)) await sleep(LOOK_AT_CLOSE);
    clearInterval(timer);
  });
});

const hasAnswered = ({ sent, raw }: FastifyReply): boolean => sent || raw.headersSent;

interface Documented {
  readonly querystring?: { readonly properties?: object };
  readonly response?: { readonly 200?: { readonly content?: object } };
}

const documented = ({ schema }: RouteOptions): Documented => (schema ?? {}) as Documented;

const isLongPoll = (route: RouteOptions): boolean =>
  Object.hasOwn(documented(route).querystring?.properties ?? {}, 'wait');

const isStream = (route: RouteOptions): boolean =>
  Object.hasOwn(documented(route).response?.[200]?.content ?? {}, EVENT_STREAM);

const overdue = (): OverdueError =>
  new OverdueError(
    problem('unavailable', 'The request took longer than five seconds. It may still take effect.'),
  );
