import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../../play/context.js';
import type { EngineFile } from '../../../play/ports/engines.js';
import { etagOfText, matches } from '../../etag.js';
import { gzipIfAccepted } from '../../gzip.js';
import { ProblemError } from '../../plugins/errors.js';
import { problem } from '../../problems.js';
import { rawReply } from '../../raw-reply.js';
import { closed } from '../../schemas/common.js';
import type { Route } from '../context.js';

const tags = ['rulebooks'];
const MODULE = 'text/javascript';
const TYPES = 'application/typescript';
/** A file that is addressed by its hash never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, no-cache';

const RulebookParams = Type.Object({ id: Type.String({ maxLength: 100 }) }, closed);
const EngineParams = Type.Object(
  { hash: Type.String({ maxLength: 64, description: 'The sha256 of the file, in hexadecimal digits.' }) },
  closed,
);
const file = (type: string, description: string) => ({
  200: { description, content: { [type]: { schema: Type.String() } } },
  304: Type.Null({ description: 'Your copy is current.' }),
});
const engine = file(MODULE, 'The engine.');
const declarations = file(TYPES, 'The declarations.');

interface Sent {
  readonly text: string;
  readonly type: string;
  readonly caching: string;
}

/** The same for everybody, so any cache may keep it, and scripts of any origin may load it. */
async function send(request: FastifyRequest, reply: FastifyReply, { text, type, caching }: Sent) {
  const etag = etagOfText(text);
  rawReply(reply)
    // Weak, because the compressed file has the same tag.
    .header('etag', `W/${etag}`)
    .header('vary', 'Accept-Encoding')
    .header('cache-control', caching)
    .header('access-control-allow-origin', '*');
  if (matches(request.headers['if-none-match'], etag)) return rawReply(reply).code(304).send();
  return rawReply(reply)
    .type(`${type}; charset=utf-8`)
    .send(await gzipIfAccepted(request, reply, text));
}

async function currentEngine({ rulebooks, engines }: Context, id: string): Promise<EngineFile> {
  if (!rulebooks.has(id))
    throw new ProblemError(
      problem('rulebook_not_found', 'There is no rulebook with this id. `GET /v1/rulebooks` lists them.'),
    );
  const found = await engines.current(id);
  if (found === null) throw new ProblemError(problem('not_found', 'This rulebook has no engine file.'));
  return found;
}

async function engineByHash({ engines }: Context, hash: string): Promise<EngineFile> {
  const found = await engines.byHash(hash);
  if (found === null) throw new ProblemError(problem('not_found', 'There is no engine with this hash.'));
  return found;
}

const getRulebookEngineRoute: Route = (app, { context }) => {
  app.get(
    '/v1/rulebooks/:id/engine.mjs',
    {
      config: { headers: ['ETag'], problems: ['rulebook_not_found'] },
      schema: {
        operationId: 'getRulebookEngine',
        summary: 'Get the rules of new games as an ES module',
        description:
          'One file without imports, for Node.js, Deno, Bun and browsers: judging, legal actions, views, bots, pictures and verification. `docs/ENGINES.md` says what it exports.',
        tags,
        params: RulebookParams,
        response: engine,
      },
    },
    async (request, reply) => {
      const { text } = await currentEngine(context, request.params.id);
      return send(request, reply, { text, type: MODULE, caching: REVALIDATE });
    },
  );
};

const getRulebookEngineTypesRoute: Route = (app, { context }) => {
  app.get(
    '/v1/rulebooks/:id/engine.d.mts',
    {
      config: { headers: ['ETag'], problems: ['rulebook_not_found'] },
      schema: {
        operationId: 'getRulebookEngineTypes',
        summary: 'Get the TypeScript declarations of `engine.mjs`',
        description: 'For clients in TypeScript that import the engine.',
        tags,
        params: RulebookParams,
        response: declarations,
      },
    },
    async (request, reply) => {
      await currentEngine(context, request.params.id);
      return send(request, reply, {
        text: await context.engines.types(),
        type: TYPES,
        caching: REVALIDATE,
      });
    },
  );
};

const getEngineRoute: Route = (app, { context }) => {
  app.get(
    '/v1/engines/:hash.mjs',
    {
      config: { headers: ['ETag'] },
      schema: {
        operationId: 'getEngine',
        summary: 'Get the engine with this hash',
        description: 'It never changes, so caches may keep it forever.',
        tags,
        params: EngineParams,
        response: engine,
      },
    },
    async (request, reply) => {
      const { text } = await engineByHash(context, request.params.hash);
      return send(request, reply, { text, type: MODULE, caching: FOREVER });
    },
  );
};

const getEngineTypesRoute: Route = (app, { context }) => {
  app.get(
    '/v1/engines/:hash.d.mts',
    {
      config: { headers: ['ETag'] },
      schema: {
        operationId: 'getEngineTypes',
        summary: 'Get the TypeScript declarations of an engine',
        description: 'The same for every engine of this server.',
        tags,
        params: EngineParams,
        response: declarations,
      },
    },
    async (request, reply) => {
      await engineByHash(context, request.params.hash);
      return send(request, reply, {
        text: await context.engines.types(),
        type: TYPES,
        caching: REVALIDATE,
      });
    },
  );
};

export const engineRoutes: readonly Route[] = [
  getRulebookEngineRoute,
  getRulebookEngineTypesRoute,
  getEngineRoute,
  getEngineTypesRoute,
];
