import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { Type } from 'typebox';
import { closed } from '../schemas/common.js';

const NOTHING = Type.Object({}, closed);

/**
 * Requests are closed: an operation that declares no parameters in its query refuses all, as others refuse unknown ones. Not
 * so pages, which people open from mails and posts, and redirections, which providers send browsers to: those who make the
 * links add parameters of their own.
 */
export const closedQueries = fp(async (app) => {
  app.addHook('onRoute', (route: RouteOptions) => {
    const { schema } = route;
    if (schema?.operationId === undefined || schema.querystring !== undefined || isForBrowsers(schema))
      return;
    route.schema = { ...schema, querystring: NOTHING };
  });
});

interface Documented {
  readonly response?: { readonly 200?: { readonly content?: object }; readonly 303?: object };
}

function isForBrowsers(schema: object): boolean {
  const { response }: Documented = schema;
  return response?.[303] !== undefined || Object.hasOwn(response?.[200]?.content ?? {}, 'text/html');
}
