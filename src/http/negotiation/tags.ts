import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { Type } from 'typebox';
import type { AnswerHeader } from '../document/answer-headers.js';
import { etagOfText, matches } from '../etag.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Responses have an ETag, and a client that has the current one gets 304. */
    readonly tagged?: boolean;
  }
}

const ETAG: AnswerHeader = 'ETag';

/** Routes that cost little hash what they answer; the others set an ETag by what they know. */
export const tags = fp(async (app) => {
  app.addHook('onRoute', (route: RouteOptions) => {
    const { config, schema } = route;
    if (config?.tagged !== true || schema === undefined || route.method === 'HEAD') return;
    const { headers = [] } = config;
    route.config = { ...config, headers: [...new Set([...headers, ETAG])] };
    const response = { ...Object(schema.response), 304: Type.Null({ description: 'Your copy is current.' }) };
    route.schema = { ...schema, response };
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const isTagged = request.routeOptions.config.tagged === true && reply.statusCode === 200;
    if (!isTagged || typeof payload !== 'string') return done(null, payload);
    const known = reply.getHeader('etag');
    const etag = typeof known === 'string' ? known : etagOfText(payload);
    reply.header('etag', etag);
    if (!matches(request.headers['if-none-match'], etag)) return done(null, payload);
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    done(null, null);
  });
});
