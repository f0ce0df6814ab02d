import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { TWINS } from '../../../engine/foresee.js';
import { layDownOrders, readOrders, type SeatOrders } from '../../../play/turns/standing-orders.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { closed, Id, SeatNumber } from '../../schemas/common.js';
import { LayDownOrders, Orders } from '../../schemas/play/orders.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['play'];
const SeatParams = Type.Object({ id: Id, seat: SeatNumber }, closed);

/** What is tried to check a prepared turn. */
const chargeChecks = (request: FastifyRequest, { checks }: SeatOrders): void => {
  for (const check of checks) {
    if (check === null) continue;
    chargeFor(request, 'imagined', TWINS);
    chargeFor(request, 'triedAction', check.sure + 1);
  }
};

const renderOrders = ({ game, seat, orders, checks }: SeatOrders) => ({
  ...{ game, seat },
  orders: [...orders],
  checks: [...checks],
});

const getOrdersRoute: Route = (app, { context }) => {
  app.get(
    '/v1/games/:id/seats/:seat/orders',
    {
      config: {
        tagged: true,
        unmeasured: true,
        work: 'drafts',
        access: { scope: 'read', seatKey: true },
        problems: ['not_your_seat', 'engine_missing'],
      },
      schema: {
        operationId: 'getOrders',
        summary: 'Get the standing orders of your seat',
        description:
          'Answers that the service gives for you when your seat is asked. Only you can read them.',
        tags,
        params: SeatParams,
        response: {
          200: ref(Orders),
        },
      },
    },
    async (request) => {
      const { id, seat } = request.params;
      const playerId = callerOf(request).player.id;
      const read = orProblem(await readOrders(context, { gameId: id, playerId, seat }));
      chargeChecks(request, read);
      return renderOrders(read);
    },
  );
};

const layDownOrdersRoute: Route = (app, { context }) => {
  app.put(
    '/v1/games/:id/seats/:seat/orders',
    {
      config: {
        unmeasured: true,
        work: 'drafts',
        access: { scope: 'play', seatKey: true },
        problems: ['not_your_seat', 'game_over', 'resigned', 'engine_missing'],
      },
      schema: {
        operationId: 'layDownOrders',
        summary: 'Set the standing orders of your seat',
        description:
          'Replaces all earlier orders. Prompts that match an order are answered at once, including the prompt that is open now.',
        tags,
        params: SeatParams,
        body: ref(LayDownOrders),
        response: {
          200: ref(Orders),
        },
      },
    },
    async (request) => {
      const { id, seat } = request.params;
      const playerId = callerOf(request).player.id;
      const { orders } = request.body;
      const laid = orProblem(await layDownOrders(context, { gameId: id, playerId, seat, orders }));
      chargeChecks(request, laid);
      return renderOrders(laid);
    },
  );
};

export const orderRoutes: readonly Route[] = [getOrdersRoute, layDownOrdersRoute];
