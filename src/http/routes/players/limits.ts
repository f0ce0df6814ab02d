import { usesOf } from '../../../play/ports/limits/quotas.js';
import { unitOf } from '../../limits/budgets.js';
import { budgetsFor, chargeFor, isGuest, payerOf, shownLeft } from '../../limits/limit-requests.js';
import { CallerLimits } from '../../schemas/limits.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const MEGABYTE = 1024 ** 2;

const getLimitsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/limits',
    {
      config: { access: { scope: 'read', anonymous: true, seatKey: true } },
      schema: {
        operationId: 'getLimits',
        summary: 'Get your limits, and what is left of them',
        description:
          'Budgets are charged by the work that requests cause, to your account and to your address; a second token or a second address of yours is no second budget. The guest of a seat key has budgets of its own. Without a token, shows the budgets of your address.',
        tags: ['players'],
        response: { 200: ref(CallerLimits) },
      },
    },
    async (request) => {
      const { budgets } = request.server;
      const payer = payerOf(request);
      const kept =
        payer === null || isGuest(request) ? null : await context.quotaCounts.usedBy(payer, context.clock());
      chargeFor(request, 'countedMegabyte', Math.floor((kept?.keptBytes ?? 0) / MEGABYTE));
      return {
        budgets: budgetsFor(request).map(([name, key]) => {
          const { size, seconds } = budgets.budgets[name];
          return {
            name,
            unit: unitOf(name),
            size,
            refillsIn: seconds,
            left: shownLeft(budgets, name, key),
            fullIn: Math.ceil(budgets.secondsUntil(name, key, size)),
          };
        }),
        quotas: [...(kept === null ? [] : usesOf(context.quotas, kept)), ...request.server.linesOf(request)],
      };
    },
  );
};

export const limitRoutes: readonly Route[] = [getLimitsRoute];
