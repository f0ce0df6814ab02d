import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { BoundedQueue } from '../../kernel/bounded-queue.js';
import { TimeShare, type TimeShareSettings } from '../../kernel/time-share.js';
import { workClassOf } from '../pressure/work-class.js';
import { abortOnClose } from '../routes/abort-on-close.js';
import { addressKey } from './address-key.js';
import { jointPayerOf } from './limit-requests.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests of these operations wait for others of the same caller, beside its heavy ones. */
    readonly line?: 'new games';
    /** The handler calls `waitInLine` when it finds that there is heavy work to do. */
    readonly waitsInHandler?: boolean;
  }
  interface FastifyInstance {
    /** Resolves when it is the turn of this request among the heavy ones of its caller. */
    waitInLine(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
}

/** An address may be a school, so its requests wait rather than being refused. */
const MAX_WAITING = 64;
/** Heavy requests of an address without a token that run at the same time, and those of an account. */
const OF_ADDRESS = 1;
const OF_ACCOUNT = 2;
/** New games are counted one after another anyway, and each that waits for this in the database takes a connection. */
const NEW_GAMES = 1;
/** After each request a line rests for as long as that took, so that no caller has all of the time. */
const SHARE = 0.5;
/** In milliseconds. */
const MAX_REST = 100;

/** The heavy requests of a caller wait for each other, so that only a few are ever ahead of what others ask for. */
export const fairWork = fp(async (app, { rest }: Pick<TimeShareSettings, 'rest'>) => {
  const queues = new Map<string, BoundedQueue>();
  const answered = new WeakMap<FastifyRequest, AbortController>();

  const queueOf = (request: FastifyRequest): BoundedQueue => {
    // A creator can make as many guests as its games have seats.
    const payer = jointPayerOf(request);
    const { line } = request.routeOptions.config;
    const name = [payer ?? addressKey(request.ip), line].join(' ');
    const concurrency = line !== undefined ? NEW_GAMES : payer === null ? OF_ADDRESS : OF_ACCOUNT;
    const queue = queues.get(name) ?? new BoundedQueue({ name, concurrency, maxWaiting: MAX_WAITING });
    queues.set(name, queue);
    return queue;
  };
  const forgetIfIdle = ({ name, running, waiting }: BoundedQueue): void => {
    if (running + waiting === 0) queues.delete(name);
  };

  const wait = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (answered.has(request)) return;
    const queue = queueOf(request);
    const over = new AbortController();
    answered.set(request, over);
    // The deadline may answer a request while it waits. That closes no response which waits for another on its connection.
    const unwanted = AbortSignal.any([abortOnClose(reply), over.signal]);
    await new Promise<void>((begin, refuse) => {
      const begun = async () => {
        const share = new TimeShare({ share: SHARE, ...(rest && { rest }) });
        begin();
        await new Promise<void>((end) => over.signal.addEventListener('abort', () => end(), { once: true }));
        await share.rest(AbortSignal.timeout(MAX_REST));
      };
      queue
        .run(begun, unwanted)
        .catch((error: unknown) => (over.signal.aborted ? begin() : refuse(error)))
        .finally(() => forgetIfIdle(queue));
    });
  };
  app.decorate('waitInLine', wait);
  app.addHook('preHandler', async (request, reply) => {
    const { line, waitsInHandler = false } = request.routeOptions.config;
    const isHeavy = workClassOf(request) !== 'acting' && !waitsInHandler;
    if (isHeavy || line !== undefined) await wait(request, reply);
  });
  // A slow reader must not hold up others at its address, so the end is when the response is known, not when it is sent.
  app.addHook('onSend', async (request) => answered.get(request)?.abort());
});
