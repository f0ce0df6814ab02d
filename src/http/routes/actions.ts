import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { canonicalJson } from '../../kernel/json.js';
import type { Result } from '../../kernel/result.js';
import type { Refusal } from '../../play/refusal.js';
import { type Acted, act, type Once } from '../../play/turns/act.js';
import { legalActions } from '../../play/turns/legal-actions.js';
import type { Sent } from '../../play/turns/read-actions.js';
import { tryActions } from '../../play/turns/try-actions.js';
import { etagOf } from '../etag.js';
import { IfMatch, ifVersionOf } from '../if-match.js';
import { languageFor } from '../language.js';
import { callerOf } from '../plugins/auth.js';
import { orProblem, ProblemError } from '../plugins/errors.js';
import { checkBodyAs } from '../plugins/validation.js';
import { problem, problemFrom } from '../problems.js';
import { JSON_TYPE, rawReply } from '../raw-reply.js';
import { closed, IdParams, LanguageParam, SeatNumber } from '../schemas/common.js';
import { problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import type { RouteOptions } from './context.js';

const tags = ['play'];
const MAX_ACTIONS = 100;

const One = Type.Union([
  Type.String({ maxLength: 300 }),
  Type.Object({ type: Type.String({ maxLength: 100 }) }),
]);
const Frame = Type.Object(
  {
    seat: Type.Optional(SeatNumber),
    action: Type.Union([One, Type.Array(One, { minItems: 1, maxItems: MAX_ACTIONS })]),
  },
  closed,
);

interface ActBody {
  readonly seat?: number;
  readonly action: Sent | readonly Sent[];
}

const KEY = /^[\x21-\x7e]{1,200}$/;

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  const violations = [{ parameter: 'Idempotency-Key', detail: 'must be 1 to 200 visible ASCII characters' }];
  throw new ProblemError(problem('malformed', 'The Idempotency-Key cannot be used.', violations));
}

export const actionRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context, schemas }) => {
  app.get(
    '/v1/games/:id/actions',
    {
      config: { access: { scope: 'read', seatKey: true }, headers: ['ETag', 'Content-Language'] },
      schema: {
        operationId: 'getActions',
        summary: 'What you are asked, and every action that is legal now',
        description:
          'Complete: an action is accepted if and only if it is listed here. Post the object or its id.',
        tags,
        params: IdParams,
        querystring: Type.Object({ language: LanguageParam }, closed),
        response: {
          200: ref(schemas.legalActions),
          ...problems(
            'malformed',
            'unauthorized',
            'insufficient_scope',
            'not_seated',
            'not_found',
            'not_started',
            'rulebook_changed',
          ),
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

  app.post(
    '/v1/games/:id/actions',
    {
      config: {
        access: { scope: 'play', withHead: true, seatKey: true },
        headers: ['ETag', 'Idempotent-Replayed'],
      },
      validatorCompiler: checkBodyAs(Frame),
      schema: {
        operationId: 'act',
        summary: 'Take one action, or several in order, all or none',
        description:
          'Without `If-Match` the action is judged wherever the game stands; with it, only at that version. A retry with the same `Idempotency-Key` and body is answered as the first was, and nothing happens twice. Of several actions, only the last may depend on chance or on what is hidden from you.',
        tags,
        params: IdParams,
        querystring: Type.Object(
          {
            dryRun: Type.Optional(
              Type.Boolean({
                description:
                  'Write nothing: tell what would be accepted, and what the view would be as far as it is certain.',
              }),
            ),
          },
          closed,
        ),
        headers: Type.Object({
          'if-match': IfMatch,
          'idempotency-key': Type.Optional(
            Type.String({
              description: 'Your own name for this request: 1 to 200 visible ASCII characters.',
            }),
          ),
        }),
        body: ref(schemas.actRequest),
        response: {
          200: Type.Unsafe<never>({ anyOf: [ref(schemas.acted), ref(schemas.tried)] }),
          ...problems(
            'malformed',
            'unauthorized',
            'insufficient_scope',
            'not_seated',
            'not_your_seat',
            'not_found',
            'not_started',
            'game_over',
            'resigned',
            'rulebook_changed',
            'stale_version',
            'payload_too_large',
            'unsupported_media_type',
            'not_legal',
            'not_your_turn',
            'not_foreseeable',
            'idempotency_key_reused',
          ),
        },
      },
    },
    async (request, reply) => {
      const { id: gameId } = request.params;
      const playerId = callerOf(request).player.id;
      const { seat, action } = request.body as ActBody;
      const actions = Array.isArray(action) ? (action as readonly Sent[]) : [action as Sent];
      if (request.query.dryRun) {
        const wish = {
          gameId,
          playerId,
          actions,
          head: request.head,
          ...(seat === undefined ? {} : { seat }),
          ...ifVersionOf(request),
        };
        const tried = orProblem(await tryActions(context, wish));
        reply.header('etag', etagOf(tried.version));
        return rawReply(reply).type(JSON_TYPE).send(JSON.stringify(tried));
      }
      const acted = await act(
        context,
        {
          gameId,
          playerId,
          actions,
          head: request.head,
          ...(seat === undefined ? {} : { seat }),
          ...ifVersionOf(request),
        },
        onceFor(request),
      );
      const { status, body } = acted.kind === 'judged' ? responseTo(acted.result) : acted.response;
      if (acted.kind === 'answered before') reply.header('idempotent-replayed', 'true');
      const { version } = body as { version?: number };
      if (version !== undefined) reply.header('etag', etagOf(version));
      return rawReply(reply)
        .code(status)
        .type(status < 400 ? JSON_TYPE : 'application/problem+json')
        .send(JSON.stringify(body));
    },
  );
};

function onceFor(request: FastifyRequest): Once | undefined {
  const key = keyOf(request);
  if (key === undefined) return undefined;
  const sent = { body: request.body, ifMatch: request.headers['if-match'] ?? null };
  const bodyHash = createHash('sha256').update(canonicalJson(sent)).digest('hex');
  return { key, bodyHash, response: responseTo };
}

/** What a client is told, in a form that can be kept and told again. */
function responseTo(result: Result<Acted, Refusal>): { status: number; body: unknown } {
  if (result.ok) return { status: 200, body: result.value };
  const body = problemFrom(result.error);
  return { status: body.status, body };
}
