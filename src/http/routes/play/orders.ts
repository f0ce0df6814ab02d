import { Type } from 'typebox';
import { layDownOrders, readOrders, type SeatOrders } from '../../../play/turns/standing-orders.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { closed, Id, SeatNumber } from '../../schemas/common.js';
import { LayDownOrders, Orders } from '../../schemas/play/orders.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['play'];
const SeatParams = Type.Object({ id: Id, seat: SeatNumber }, closed);

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
      return renderOrders(orProblem(await readOrders(context, { gameId: id, playerId, seat })));
    },
  );
};

const layDownOrdersRoute: Route = (app, { context }) => {
  app.put(
    '/v1/games/:id/seats/:seat/orders',
    {
      config: {
        unmeasured: true,
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
      return renderOrders(orProblem(await layDownOrders(context, { gameId: id, playerId, seat, orders })));
    },
  );
};

export const orderRoutes: readonly Route[] = [getOrdersRoute, layDownOrdersRoute];
