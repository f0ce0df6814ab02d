import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../play/context.js';
import { muteFlooder } from '../../play/moderation/floods.js';
import { ProblemError } from '../plugins/errors.js';
import { addressKey } from './address-key.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** The callers that this process refused for a limit in the last hour, the latest first. */
    metLimits(): MetLimit[];
  }
}

export interface MetLimit {
  /** Null for a request without an account. */
  readonly player: string | null;
  readonly address: string;
  readonly operation: string;
  readonly count: number;
  readonly at: Date;
}

const MOST = 1_000;
const HOUR = 3_600_000;
/** Refused messages of one account in an hour, after which they are no mistake of a program. */
const FLOOD = 50;

export const metLimits = fp(async (app, { context }: { readonly context: Context }) => {
  const met = new LRUCache<string, MetLimit>({ max: MOST, ttl: HOUR, noUpdateTTL: true });
  const floods = new LRUCache<string, number>({ max: MOST, ttl: HOUR, noUpdateTTL: true });
  /** Requests that were refused since their account has written too many messages. */
  const tooMany = new WeakSet<FastifyRequest>();
  app.addHook('onError', async (request, _reply, error) => {
    if (error instanceof ProblemError && error.problem.budget === 'messages') tooMany.add(request);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode !== 429) return;
    const { operationId: operation = '' } = (request.routeOptions.schema ?? {}) as { operationId?: string };
    const player = request.identity?.player.id ?? null;
    const address = addressKey(request.ip);
    const key = `${player ?? address} ${operation}`;
    const count = (met.get(key)?.count ?? 0) + 1;
    met.set(key, { player, address, operation, count, at: context.clock() });
    // Others at the same address use up its budget, and must not silence anybody by it.
    if (player === null || !tooMany.has(request)) return;
    const refused = (floods.get(player) ?? 0) + 1;
    floods.set(player, refused);
    if (refused === FLOOD)
      await muteFlooder(context, player).catch((error: unknown) => context.observe.failed(error, 'a flood'));
  });
  app.decorate('metLimits', () => [...met.values()]);
});
