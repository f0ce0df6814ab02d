import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Identity } from '../../play/ports/players.js';
import { addressKey } from './address-key.js';
import { Buckets } from './buckets.js';
import type { BudgetName } from './budgets.js';
import { chargesOf, exceeded, firstSpent, weightOfRoute } from './limit-requests.js';
import type { SharedBuckets } from './shared-buckets.js';
import { OTHER } from './weights.js';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Throws if the request would be refused for a budget anyway, so that it costs the store nothing. `remembered` is
     * whose token it was at its last lookup, if that is known.
     */
    assertWorthLookup(request: FastifyRequest, remembered: Identity | undefined): void;
  }
}

/**
 * Tokens that this process has not seen, from an address that has used up its anonymous budget: nearly all of them are
 * invalid, but one may be that of a player behind the same address.
 */
const LAST_LOOKUPS = { size: 20, seconds: 10 };

export const beforeLookup = fp(async (app, { budgets }: { readonly budgets: SharedBuckets<BudgetName> }) => {
  const lastLookups = new Buckets(LAST_LOOKUPS, () => performance.now());

  const assertRoom = (request: FastifyRequest): void => {
    request.charges = chargesOf(
      request,
      weightOfRoute(request.routeOptions),
      request.routeOptions.config.counted,
    );
    const spent = firstSpent(budgets, request.charges);
    if (spent !== null) throw exceeded(spent.name, spent.seconds);
    request.charges = null;
  };

  app.decorate('assertWorthLookup', (request: FastifyRequest, remembered: Identity | undefined): void => {
    if (remembered !== undefined) {
      request.identity = remembered;
      assertRoom(request);
      request.identity = null;
      return;
    }
    const key = addressKey(request.ip);
    const seconds = budgets.secondsUntil('anonymous', key, OTHER);
    if (seconds === 0) return;
    const isSpent = budgets.left('address', key) < weightOfRoute(request.routeOptions);
    if (isSpent || lastLookups.left(key) < 1) throw exceeded('anonymous', seconds);
    lastLookups.take(key, 1);
  });
});
