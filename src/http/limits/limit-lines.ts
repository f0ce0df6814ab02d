import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Bus } from '../../play/ports/bus.js';
import type { Quotas, QuotaUse } from '../../play/ports/limits/quotas.js';
import { EVENT_STREAM } from '../event-stream.js';
import { ProblemError } from '../plugins/errors.js';
import { problem } from '../problems.js';
import { addressKey } from './address-key.js';
import { payerOf } from './limit-requests.js';
import { OpenLines } from './open-lines.js';

/** Seconds; others may have closed theirs by then. */
const RETRY_AFTER = 5;

declare module 'fastify' {
  interface FastifyInstance {
    /** The quotas of streams and long polls, as the caller of a request uses them. */
    linesOf(request: FastifyRequest): readonly QuotaUse[];
  }
}

interface LineLimits {
  readonly quotas: Pick<Quotas, 'streams' | 'streamsPerAddress'>;
  readonly bus: Pick<Bus, 'tell' | 'hear'>;
}

/** A request that is held open: a stream, or a poll that waits. */
function isLine({ query, headers, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.config.mayLast !== true) return false;
  const { wait } = query as { readonly wait?: number };
  const accept = headers.accept ?? '';
  return (wait ?? 0) > 0 || accept.toLowerCase().includes(EVENT_STREAM) || isOnlyStream(routeOptions.url);
}

const isOnlyStream = (url: string | undefined): boolean => url?.endsWith('/stream') ?? false;

export const limitLines = fp(async (app, { quotas, bus }: LineLimits) => {
  const { streams, streamsPerAddress } = quotas;
  const smallest = Math.min(streams, streamsPerAddress);
  const now = () => performance.now();
  const lines = new OpenLines({ bus, now, process: randomUUID(), smallest });
  app.addHook('onClose', async () => lines.close());

  const keysOf = (request: FastifyRequest): readonly string[] => {
    const payer = payerOf(request);
    return [addressKey(request.ip), ...(payer === null ? [] : [payer])];
  };
  const usesOf = (request: FastifyRequest): readonly QuotaUse[] =>
    keysOf(request).map((key, nth) => ({
      name: nth === 0 ? 'streams-of-address' : 'streams',
      limit: nth === 0 ? streamsPerAddress : streams,
      used: lines.count(key),
    }));
  app.decorate('linesOf', usesOf);

  app.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isLine(request)) return;
    const full = usesOf(request).find(({ limit, used }) => used >= limit);
    if (full !== undefined) throw tooMany(full);
    // Without it, nobody would close the line of a client that has hung up meanwhile.
    if (reply.raw.destroyed) return;
    const closers = keysOf(request).map((key) => lines.open(key));
    reply.raw.once('close', () => {
      for (const close of closers) close();
    });
  });
});

const tooMany = (quota: QuotaUse): ProblemError => {
  const whose = quota.name === 'streams' ? 'your account' : 'your address';
  const detail = `${quota.used} streams and long polls of ${whose} are open, and ${quota.limit} may be: close some.`;
  return new ProblemError({ ...problem('too_many_streams', detail), quota }, RETRY_AFTER);
};
