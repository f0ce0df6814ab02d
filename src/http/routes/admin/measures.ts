import { carryOutNow } from '../../../play/moderation/carry-out.js';
import { decideMeasure, takeMeasure } from '../../../play/moderation/measures.js';
import type { Measure as MeasureRecord, NewMeasure } from '../../../play/ports/moderation/measures.js';
import { addressKey } from '../../limits/address-key.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { actorOf, newMeasure, peopleOf, renderMeasure } from '../../render/moderation.js';
import { pageOf } from '../../render/paging.js';
import { carryOut } from '../../retries/once.js';
import { IdParams } from '../../schemas/common.js';
import {
  DecideMeasure,
  Measure,
  Measures,
  MeasuresQuery,
  TakeMeasure,
} from '../../schemas/moderation/measures.js';
import { ref } from '../../schemas/ref.js';
import type { Route, RouteOptions } from '../context.js';

const tags = ['moderation'];
const access = { scope: 'manage', role: 'moderator' } as const;

const namesFor = ({ players }: RouteOptions['context'], measures: readonly MeasureRecord[]) =>
  players.namesOf(peopleOf(measures));

const takeMeasureRoute: Route = (app, { context }) => {
  app.post(
    '/v1/admin/measures',
    {
      config: { once: true, access, problems: ['not_found', 'own_case', 'has_role', 'not_rated'] },
      schema: {
        operationId: 'takeMeasure',
        summary: 'Take a measure about a player, a message, a game, a webhook, an application or an address',
        description:
          'The person concerned reads the reason, and can appeal once. An account with a role loses that first, and nobody judges themselves, a game that they created or in which they hold or held a seat, or somebody with whom they hold seats of an unfinished game. Games and webhooks are changed at once; if that fails, it is tried again until it is done.',
        tags,
        body: ref(TakeMeasure),
        response: { 201: ref(Measure) },
      },
    },
    async (request, reply) => {
      const { until, address, ...wish } = request.body;
      const whole = {
        ...{ ...wish, actor: actorOf(callerOf(request)) },
        ...(until === undefined ? {} : { until: new Date(until) }),
        ...(address === undefined ? {} : { address: addressKey(address) }),
      };
      const { playerId } = { playerId: callerOf(request).player.id };
      const names = await context.players.namesOf([
        playerId,
        ...(wish.player === undefined ? [] : [wish.player]),
      ]);
      return carryOut<NewMeasure>(context, request, reply, {
        run: async (once) => {
          const taken = await takeMeasure(context, whole, once);
          if (taken.ok) await carryOutNow(context, taken.value);
          return taken;
        },
        answer: (measure) => ({ status: 201, body: renderMeasure(newMeasure(measure), names) }),
      });
    },
  );
};

const listMeasuresRoute: Route = (app, { context }) => {
  app.get(
    '/v1/admin/measures',
    {
      config: { tagged: true, access },
      schema: {
        operationId: 'listMeasures',
        summary: 'List measures, and appeals that wait',
        description:
          'Latest first, also those that are over. With `appealed` only those that wait for an answer.',
        tags,
        querystring: MeasuresQuery,
        response: { 200: ref(Measures) },
      },
    },
    async ({ query: { limit = 50, appealed, ...filter } }) => {
      const wish = { ...filter, ...(appealed === undefined ? {} : { appealed: true }), limit: limit + 1 };
      const { items, next } = pageOf(await context.measures.list(wish), limit);
      const names = await namesFor(context, items);
      return { measures: items.map((measure) => renderMeasure(measure, names)), next };
    },
  );
};

const decideMeasureRoute: Route = (app, { context }) => {
  app.post(
    '/v1/admin/measures/:id/decision',
    {
      config: { access, problems: ['own_case', 'measure_over'] },
      schema: {
        operationId: 'decideMeasure',
        summary: 'Answer an appeal, or lift a measure',
        description:
          'The person concerned reads the answer. What was done once, such as closing a game, stays done.',
        tags,
        params: IdParams,
        body: ref(DecideMeasure),
        response: { 200: ref(Measure) },
      },
    },
    async (request) => {
      const wish = { actor: actorOf(callerOf(request)), id: request.params.id, ...request.body };
      const decided = orProblem(await decideMeasure(context, wish));
      return renderMeasure(decided, await namesFor(context, [decided]));
    },
  );
};

export const adminMeasureRoutes: readonly Route[] = [takeMeasureRoute, listMeasuresRoute, decideMeasureRoute];
