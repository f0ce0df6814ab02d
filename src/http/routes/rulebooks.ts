import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AnyRulebook } from '../../engine/any-rulebook.js';
import { etagOfText, matches } from '../etag.js';
import { ProblemError } from '../plugins/errors.js';
import { problem } from '../problems.js';
import { JSON_TYPE, rawReply } from '../raw-reply.js';
import { closed } from '../schemas/common.js';
import { problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import { Rulebook, Rulebooks } from '../schemas/rulebooks.js';
import type { RouteOptions } from './context.js';

const unchanged = Type.Null({ description: 'You have this already.' });
const access = { scope: 'read', anonymous: true, seatKey: true } as const;

const summaryOf = ({ meta: { id, titles, seats, rulesVersion } }: AnyRulebook) => ({
  id,
  titles,
  seats,
  rulesVersion,
});

/** Sends what is the same for everybody, unless the client has it. */
function sendTagged(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  value: object,
): FastifyReply {
  const text = reply.serialize(value) as string;
  const etag = etagOfText(text);
  reply.header('etag', etag);
  if (matches(headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(JSON_TYPE).send(text);
}

export const rulebookRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context }) => {
  app.get(
    '/v1/rulebooks',
    {
      config: { access, headers: ['ETag'] },
      schema: {
        operationId: 'listRulebooks',
        summary: 'What can be played',
        tags: ['rulebooks'],
        response: {
          200: ref(Rulebooks),
          304: unchanged,
          ...problems('unauthorized', 'insufficient_scope'),
        },
      },
    },
    async (request, reply) =>
      sendTagged(request, rawReply(reply), { rulebooks: [...context.rulebooks.values()].map(summaryOf) }),
  );

  app.get(
    '/v1/rulebooks/:id',
    {
      config: { access, headers: ['ETag'] },
      schema: {
        operationId: 'getRulebook',
        summary: 'One rulebook: options, component data with provenance, rules in our own words',
        tags: ['rulebooks'],
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }, closed),
        response: {
          200: ref(Rulebook),
          304: unchanged,
          ...problems('unauthorized', 'insufficient_scope', 'rulebook_not_found', 'not_found'),
        },
      },
    },
    async (request, reply) => {
      const rulebook = context.rulebooks.get(request.params.id);
      if (rulebook === undefined) {
        throw new ProblemError(problem('rulebook_not_found', 'There is no rulebook with this id.'));
      }
      const { meta, schemas, components } = rulebook;
      return sendTagged(request, rawReply(reply), {
        ...summaryOf(rulebook),
        summary: meta.summary,
        prompts: meta.prompts,
        rejections: meta.rejections,
        options: schemas.options,
        components,
        componentsSchema: schemas.components,
      });
    },
  );
};
