import type { FastifyReply, FastifyRequest } from 'fastify';
import { openDocuments } from '../../document/document-files.js';
import { opened } from '../../document/open-responses.js';
import { once, type ServedText, servedText } from '../../document/served-text.js';
import { matches } from '../../etag.js';
import { preferredEncoding } from '../../negotiation/accept-encoding.js';
import { ProblemError } from '../../plugins/errors.js';
import { problem } from '../../problems.js';
import { JSON_TYPE, rawReply } from '../../raw-reply.js';
import type { Route } from '../context.js';

async function send(served: ServedText, request: FastifyRequest, to: object): Promise<FastifyReply> {
  const reply = rawReply(to);
  reply.headers({
    etag: served.etag,
    vary: 'Accept-Encoding',
    'cache-control': 'public, no-cache',
    'access-control-allow-origin': '*',
  });
  if (matches(request.headers['if-none-match'], served.etag.slice(2))) return reply.code(304).send();
  reply.type(JSON_TYPE);
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(served.text);
  // Not before there is a body: what ends the request meanwhile is not compressed.
  const body = await served.compressed(encoding);
  return reply.header('content-encoding', encoding).send(body);
}

const documentRoute: Route = (app, { context, schemas, documentFolder }) => {
  const documents = openDocuments(context.rulebooks.values(), schemas, documentFolder);
  for (const path of ['/openapi.json', '/openapi/:id.json', '/asyncapi.json'])
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const found = documents.get(request.url.split('?')[0] ?? '');
      if (found === undefined) throw noDocument();
      return send(await found(), request, reply);
    });
};

const parts = ['view', 'action', 'event', 'options', 'components'] as const;
/** What only the service sends may gain fields. */
const isSent = (part: (typeof parts)[number]): boolean => part === 'view' || part === 'event';

const schemaRoute: Route = (app, { context }) => {
  const { publicUrl } = context.channels;
  const all = new Map(
    [...context.rulebooks].flatMap(([id, { schemas }]) =>
      parts.map((part): [string, () => Promise<ServedText>] => {
        const path = `/schemas/${id}/${part}.json`;
        const made = () => ({
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          $id: `${publicUrl()}${path}`,
          ...(isSent(part) ? (opened(schemas[part]) as object) : schemas[part]),
        });
        return [path, once(async () => servedText(JSON.stringify(made())))];
      }),
    ),
  );
  app.get('/schemas/:rulebook/:part', { schema: { hide: true } }, async (request, reply) => {
    const found = all.get(request.url.split('?')[0] ?? '');
    if (found === undefined) throw noDocument();
    return send(await found(), request, reply);
  });
};

const noDocument = () => new ProblemError(problem('not_found', 'There is no document at this address.'));

export const documentRoutes: readonly Route[] = [documentRoute, schemaRoute];
