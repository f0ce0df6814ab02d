import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asyncDocument } from '../../document/async-document.js';
import { byReference } from '../../document/by-reference.js';
import { type OpenApi, withoutSchemas } from '../../document/narrow-document.js';
import { opened } from '../../document/open-responses.js';
import { withExamples } from '../../document/with-examples.js';
import { etagOfText, matches } from '../../etag.js';
import { type Encoding, preferredEncoding } from '../../negotiation/accept-encoding.js';
import { ProblemError } from '../../plugins/errors.js';
import { problem } from '../../problems.js';
import { JSON_TYPE, rawReply } from '../../raw-reply.js';
import type { Route } from '../context.js';

/** Long, and the same for everybody: compressed well, and once. */
class ServedText {
  readonly etag: string;
  readonly #text: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(document: object) {
    this.#text = JSON.stringify(document);
    this.etag = `W/${etagOfText(this.#text)}`;
  }

  async send(request: FastifyRequest, to: object): Promise<FastifyReply> {
    const reply = rawReply(to);
    reply.headers({
      etag: this.etag,
      vary: 'Accept-Encoding',
      'cache-control': 'public, no-cache',
      'access-control-allow-origin': '*',
    });
    if (matches(request.headers['if-none-match'], this.etag.slice(2))) return reply.code(304).send();
    reply.type(JSON_TYPE);
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    if (encoding === null) return reply.send(this.#text);
    // Not before there is a body: what ends the request meanwhile is not compressed.
    const body = await this.#in(encoding);
    return reply.header('content-encoding', encoding).send(body);
  }

  #in(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known !== undefined) return known;
    const made = compress[encoding](this.#text);
    this.#compressed.set(encoding, made);
    return made;
  }
}

const compress: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  zstd: promisify(zstdCompress),
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
};

/** Made at the first request, since most processes are never asked. */
const served = (make: () => Promise<object>): (() => Promise<ServedText>) => {
  let made: Promise<ServedText> | undefined;
  return () => {
    made ??= make().then((document) => new ServedText(document));
    return made;
  };
};

const openApiRoute: Route = (app) => {
  const document = served(() => withExamples(app.swagger()));
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) =>
    (await document()).send(request, reply),
  );
};

/** `core` is the document without rulebooks. */
const CORE = 'core';

const narrowRoutes: Route = (app, { context, schemas }) => {
  const whole = async (): Promise<OpenApi> => JSON.parse(JSON.stringify(await withExamples(app.swagger())));
  const namesBut = (kept: string) =>
    new Set([...schemas.namesOf].flatMap(([id, names]) => (id === kept ? [] : [...names])));
  const documents = new Map(
    [CORE, ...context.rulebooks.keys()].map((id) => {
      const title = `Permafrost: ${context.rulebooks.get(id)?.meta.titles.en ?? 'core'}`;
      return [id, served(async () => byReference(withoutSchemas(await whole(), namesBut(id), title)))];
    }),
  );
  app.get<{ Params: { id: string } }>(
    '/openapi/:id.json',
    { schema: { hide: true } },
    async (request, reply) => {
      const found = documents.get(request.params.id);
      if (found === undefined) throw noDocument();
      return (await found()).send(request, reply);
    },
  );
  const entries = [...schemas.namesOf.values()].flatMap((names) =>
    [...names].filter((name) => /(?<!Started|Acted)Entry$/.test(name)),
  );
  const streams = served(async () => asyncDocument(await whole(), entries));
  app.get('/asyncapi.json', { schema: { hide: true } }, async (request, reply) =>
    (await streams()).send(request, reply),
  );
};

const parts = ['view', 'action', 'event', 'options', 'components'] as const;
/** What only the service sends may gain fields. */
const isSent = (part: (typeof parts)[number]): boolean => part === 'view' || part === 'event';

const schemaRoute: Route = (app, { context }) => {
  const { publicUrl } = context.channels;
  const all = new Map(
    [...context.rulebooks].flatMap(([id, { schemas }]) =>
      parts.map((part): [string, ReturnType<typeof served>] => {
        const path = `/schemas/${id}/${part}.json`;
        const made = async () => ({
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          $id: `${publicUrl()}${path}`,
          ...(isSent(part) ? (opened(schemas[part]) as object) : schemas[part]),
        });
        return [path, served(made)];
      }),
    ),
  );
  app.get('/schemas/:rulebook/:part', { schema: { hide: true } }, async (request, reply) => {
    const found = all.get(request.url.split('?')[0] ?? '');
    if (found === undefined) throw noDocument();
    return (await found()).send(request, reply);
  });
};

const noDocument = () => new ProblemError(problem('not_found', 'There is no document at this address.'));

export const documentRoutes: readonly Route[] = [openApiRoute, narrowRoutes, schemaRoute];
