import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { TWINS } from '../../../engine/foresee.js';
import { type Acted, type ActRequest as ActionRequest, act } from '../../../play/turns/act.js';
import { legalActions } from '../../../play/turns/legal-actions.js';
import { type Tried, tryActions } from '../../../play/turns/try-actions.js';
import { etagOf } from '../../etag.js';
import { IfMatch, ifVersionOf } from '../../if-match.js';
import { languageFor } from '../../language.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { JSON_TYPE, rawReply } from '../../raw-reply.js';
import { carryOut, type Latest } from '../../retries/once.js';
import { closed, IdParams, LanguageParam } from '../../schemas/common.js';
import { BaseParam, LookParams } from '../../schemas/play/look.js';
import { ref } from '../../schemas/ref.js';
import { ActRequest } from '../../schemas/rulebooks/bodies.js';
import { abortOnClose } from '../abort-on-close.js';
import type { Route } from '../context.js';
import { tableAfter } from './table.js';

const tags = ['play'];

const getActionsRoute: Route = (app, { context, schemas }) => {
  app.get(
    '/v1/games/:id/actions',
    {
      config: {
        tagged: true,
        access: { scope: 'read', seatKey: true },
        headers: ['ETag', 'Content-Language'],
        problems: ['not_seated', 'not_started', 'engine_missing'],
      },
      schema: {
        operationId: 'getActions',
        summary: 'Get your prompts and every action that is legal now',
        description:
          'The list is complete: an action is accepted if and only if it is listed. Post the action or its id.',
        tags,
        params: IdParams,
        querystring: Type.Object({ language: LanguageParam }, closed),
        response: {
          200: ref(schemas.legalActions),
        },
      },
    },
    async (request, reply) => {
      const language = languageFor(request, reply);
      const { player } = callerOf(request);
      const legal = orProblem(await legalActions(context, player.id, request.params.id, language));
      reply.header('etag', etagOf(legal.version)).header('vary', 'Authorization, Accept-Language, Origin');
      return legal;
    },
  );
};

const ActQuery = Type.Object(
  {
    language: LanguageParam,
    include: Type.Optional(
      Type.Enum(['actions', 'table'], {
        description:
          '`actions`: the response has what you may do next, so that a turn is one request. `table`: it also has the game and its picture, as `getTable` does. Not that of a dry run or a retry.',
      }),
    ),
    ...LookParams,
    base: BaseParam,
    dryRun: Type.Optional(
      Type.Boolean({
        description: 'Change nothing. Returns the view after the actions, as far as it is certain.',
      }),
    ),
  },
  closed,
);

const ActHeaders = Type.Object({
  'if-match': IfMatch,
});

const actProblems = [
  'not_seated',
  'not_your_seat',
  'not_started',
  'game_over',
  'resigned',
  'engine_missing',
  'stale_version',
  'not_legal',
  'not_your_turn',
  'not_foreseeable',
] as const;

/** Whether several actions are sent, which are tried first. */
const isList = (body: unknown): boolean => {
  const { action } = Object(body) as { readonly action?: unknown };
  return Array.isArray(action) && action.length > 1;
};

const actRoute: Route = (app, { context, schemas }) => {
  app.post(
    '/v1/games/:id/actions',
    {
      config: {
        access: { scope: 'play', withHead: true, seatKey: true },
        // A text before the query is validated, a boolean afterwards.
        work: ({ dryRun }, body) => (String(dryRun) === 'true' || isList(body) ? 'drafts' : 'acting'),
        once: true,
        secretive: false,
        headers: ['ETag', 'Content-Language'],
        problems: actProblems,
        documentedBody: schemas.actRequest,
      },
      schema: {
        operationId: 'act',
        summary: 'Take one action, or several in order',
        description:
          'Only the last action of a list may depend on chance or on information that is hidden from you. A list that you cannot know to be legal is refused as a whole. In rare cases an earlier action brings to light what could not be foreseen; the list then ends with that action, and `entries` is shorter than what you sent. Without `If-Match` the action is judged at the current version; with it, only at that version. A retry with the same `Idempotency-Key` and body gets the same response, and nothing happens twice.',
        tags,
        params: IdParams,
        querystring: ActQuery,
        headers: ActHeaders,
        body: ActRequest,
        response: {
          200: Type.Unsafe<never>({ anyOf: [ref(schemas.acted), ref(schemas.tried)] }),
        },
      },
    },
    async (request, reply) => {
      const { seat, action } = request.body;
      const wish: ActionRequest = {
        gameId: request.params.id,
        playerId: callerOf(request).player.id,
        isBot: callerOf(request).player.bot,
        actions: Array.isArray(action) ? action : [action],
        head: request.head,
        ...(request.query.include === 'actions' && { actionsIn: languageFor(request, reply) }),
        signal: abortOnClose(reply),
        ...(seat === undefined ? {} : { seat }),
        ...ifVersionOf(request),
      };
      if (request.query.dryRun || wish.actions.length > 1) chargeFor(request, 'imagined', TWINS);
      if (request.query.dryRun) chargeFor(request, 'triedAction', wish.actions.length);
      else chargeFor(request, 'action', wish.actions.length - 1);
      if (wish.actionsIn !== undefined) chargeFor(request, 'turn', 1);
      if (request.query.dryRun) return sendTried(reply, orProblem(await tryActions(context, wish)));
      return carryOut<Acted>(context, request, reply, {
        run: (once) => act(context, wish, once),
        answer: (acted) => ({ status: 200, body: { ...acted }, etag: etagOf(acted.version) }),
        looksItself: true,
        ...(wish.actionsIn !== undefined && { latest: withoutAsked }),
        ...(request.query.include === 'table' && { more: () => tableAfter(context, request, reply) }),
      });
    },
  );
};

/** What may be answered is not saved: it is in words that name players, and others may have acted before a retry. */
const withoutAsked: Latest<Acted> = {
  save: ({ asked: _, ...acted }) => acted,
  read: async (saved) => saved,
};

export const actionRoutes: readonly Route[] = [getActionsRoute, actRoute];

function sendTried(reply: object, tried: Tried): FastifyReply {
  return rawReply(reply).header('etag', etagOf(tried.version)).type(JSON_TYPE).send(JSON.stringify(tried));
}
