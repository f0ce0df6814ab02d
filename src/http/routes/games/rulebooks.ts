import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AnyRulebook } from '../../../engine/any-rulebook.js';
import type { Meta } from '../../../engine/rulebook.js';
import { lessonFor } from '../../../play/coaching/lessons.js';
import { etagOfText, matches } from '../../etag.js';
import { ProblemError } from '../../plugins/errors.js';
import { problem } from '../../problems.js';
import { JSON_TYPE, rawReply } from '../../raw-reply.js';
import { closed } from '../../schemas/common.js';
import { ref } from '../../schemas/ref.js';
import { Rulebook, Rulebooks } from '../../schemas/rulebooks/rulebooks.js';
import type { Route } from '../context.js';

const unchanged = Type.Null({ description: 'Your copy is current.' });
const access = { scope: 'read', anonymous: true, seatKey: true } as const;

const summaryOf = ({ meta: { id, titles, seats, rulesVersion } }: AnyRulebook) => ({
  id,
  titles,
  seats,
  rulesVersion,
  lesson: lessonFor(id) !== undefined,
});

/** Answers 304 if the client has the current text. */
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

const listRulebooksRoute: Route = (app, { context }) => {
  app.get(
    '/v1/rulebooks',
    {
      config: { access, headers: ['ETag'] },
      schema: {
        operationId: 'listRulebooks',
        summary: 'List the rulebooks',
        description: 'The titles, numbers of seats and versions of the rules. `getRulebook` has the rest.',
        tags: ['rulebooks'],
        response: {
          200: ref(Rulebooks),
          304: unchanged,
        },
      },
    },
    async (request, reply) =>
      sendTagged(request, rawReply(reply), { rulebooks: [...context.rulebooks.values()].map(summaryOf) }),
  );
};

const getRulebookRoute: Route = (app, { context }) => {
  app.get(
    '/v1/rulebooks/:id',
    {
      config: { access, headers: ['ETag'], problems: ['rulebook_not_found'] },
      schema: {
        operationId: 'getRulebook',
        summary: 'Get a rulebook: options, component data and rules',
        description:
          'Everything that a client needs to offer a game: options and components with their JSON schemas, the rules in words, and the texts of prompts and rejections.',
        tags: ['rulebooks'],
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }, closed),
        response: {
          200: ref(Rulebook),
          304: unchanged,
        },
      },
    },
    async (request, reply) => {
      const rulebook = context.rulebooks.get(request.params.id);
      if (rulebook === undefined) {
        throw new ProblemError(
          problem('rulebook_not_found', 'There is no rulebook with this id. `GET /v1/rulebooks` lists them.'),
        );
      }
      const { meta, schemas, components } = rulebook;
      return sendTagged(request, rawReply(reply), {
        ...summaryOf(rulebook),
        summary: meta.summary,
        prompts: meta.prompts,
        ending: meta.ending ?? null,
        rejections: meta.rejections,
        options: schemas.options,
        optionWords: wordsOf(meta),
        components,
        componentsSchema: schemas.components,
      });
    },
  );
};

const wordsOf = ({ options = {} }: Meta) =>
  Object.fromEntries(Object.entries(options).map(([option, words]) => [option, { values: {}, ...words }]));

export const rulebookRoutes: readonly Route[] = [listRulebooksRoute, getRulebookRoute];
