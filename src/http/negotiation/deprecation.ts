import type { FastifyRequest, onSendHookHandler, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { isRecord } from '../../kernel/json.js';
import type { AnswerHeader } from '../document/answer-headers.js';

/** What will go: the operation, or one of its parameters in the query or one field of its body. */
export interface Deprecated {
  readonly parameter?: string;
  readonly field?: string;
  /** Dates as `2027-01-31`: deprecated since, and served until. */
  readonly since: string;
  readonly until: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The document marks it, and responses to requests that use it have `Deprecation`, `Sunset` and `Link`. */
    readonly deprecated?: readonly Deprecated[];
  }
}

const NOTICE: readonly AnswerHeader[] = ['Deprecation', 'Sunset', 'Link'];
/** Clients get twelve months. */
const MIN_DAYS = 365;
const DAY = 86_400_000;
/** Where the API is described, with what is deprecated. */
const PAGE = '</docs>; rel="deprecation"; type="text/html"';

export const deprecation = fp(async (app) => {
  app.addHook('onRoute', (route: RouteOptions) => {
    const { config, schema } = route;
    const deprecated = config?.deprecated ?? [];
    if (deprecated.length === 0 || schema === undefined || route.method === 'HEAD') return;
    for (const one of deprecated) assertServedLongEnough(one, route.url);
    route.config = { ...config, headers: [...new Set([...(config?.headers ?? []), ...NOTICE])] };
    route.schema = deprecated.reduce(marked, schema);
    route.onSend = [route.onSend ?? [], noticeOf(deprecated)].flat();
  });
});

function assertServedLongEnough({ since, until }: Deprecated, url: string): void {
  const days = (Date.parse(until) - Date.parse(since)) / DAY;
  if (!(days >= MIN_DAYS)) throw new Error(`${url} is deprecated for less than ${MIN_DAYS} days`);
}

type Schema = NonNullable<RouteOptions['schema']>;

function marked(schema: Schema, { parameter, field }: Deprecated): Schema {
  if (parameter !== undefined) return { ...schema, querystring: markedIn(schema.querystring, parameter) };
  if (field !== undefined) return { ...schema, body: markedIn(schema.body, field) };
  return { ...schema, deprecated: true };
}

function markedIn(schema: unknown, name: string): object {
  const { properties } = Object(schema);
  if (!isRecord(properties?.[name])) throw new Error(`there is no ${name} to be deprecated`);
  return {
    ...Object(schema),
    properties: { ...properties, [name]: { ...properties[name], deprecated: true } },
  };
}

/** Of several, the one that goes first counts. */
const noticeOf = (deprecated: readonly Deprecated[]): onSendHookHandler => {
  const byEnd = [...deprecated].sort((one, other) => Date.parse(one.until) - Date.parse(other.until));
  return (request, reply, payload, done) => {
    const first = byEnd.find((one) => uses(request, one));
    if (first === undefined) return done(null, payload);
    const others = reply.getHeader('link');
    reply.header('deprecation', `@${Date.parse(first.since) / 1000}`);
    reply.header('sunset', new Date(first.until).toUTCString());
    reply.header('link', others === undefined ? PAGE : `${String(others)}, ${PAGE}`);
    done(null, payload);
  };
};

function uses({ query, body }: FastifyRequest, { parameter, field }: Deprecated): boolean {
  if (parameter !== undefined) return Object.hasOwn(Object(query), parameter);
  return field === undefined || Object.hasOwn(Object(body), field);
}
