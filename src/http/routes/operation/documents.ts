import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withExamples } from '../../document/with-examples.js';
import { etagOfText, matches } from '../../etag.js';
import { type Encoding, preferredEncoding } from '../../negotiation/accept-encoding.js';
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
    return reply.header('content-encoding', encoding).send(await this.#in(encoding));
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

export const documentRoutes: readonly Route[] = [openApiRoute];
