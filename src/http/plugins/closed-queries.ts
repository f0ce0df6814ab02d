import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { Type } from 'typebox';
import { closed } from '../schemas/common.js';

const NOTHING = Type.Object({}, closed);

/** Requests are closed: an operation that declares no parameters in its query refuses all, as others refuse unknown ones. */
export const closedQueries = fp(async (app) => {
  app.addHook('onRoute', (route: RouteOptions) => {
    const { schema } = route;
    if (schema?.operationId === undefined || schema.querystring !== undefined) return;
    route.schema = { ...schema, querystring: NOTHING };
  });
});
