import type { FastifyContextConfig, FastifySchema } from 'fastify';
import { CURSORS, type ProblemCode } from '../problems.js';
import { type Named, ref } from '../schemas/ref.js';
import { type AnswerHeader, headersOf } from './answer-headers.js';
import { problemResponses } from './problem-responses.js';

/*
 * The part of the API document that follows from how a route is set up, so no route repeats it: who may call it,
 * its headers, and the problems that every operation of its kind can answer.
 */

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Headers of the responses, besides those that every response has. */
    headers?: readonly AnswerHeader[];
    /** Problems of this operation alone. The others are derived. */
    problems?: readonly ProblemCode[];
    /** Documents a body whose details depend on the rulebook: the schema that validates, with these details. */
    documentedBody?: Named;
  }
}

type RouteConfig = Pick<
  FastifyContextConfig,
  'access' | 'headers' | 'once' | 'unlimited' | 'mayLast' | 'problems' | 'documentedBody'
>;

export interface DocumentedRoute {
  readonly schema: FastifySchema;
  readonly config: RouteConfig;
  /** A route that reads takes no body. */
  readonly isRead: boolean;
}

/** Problems that follow from access, method, parameters and limits. */
function* derivedProblems({ schema, config, isRead }: DocumentedRoute): Generator<ProblemCode> {
  if (schema.querystring !== undefined || schema.headers !== undefined || !isRead) yield 'malformed';
  const { properties = {} } = (schema.querystring ?? {}) as { readonly properties?: object };
  if (Object.keys(properties).some((name) => CURSORS.has(name))) yield 'bad_cursor';
  if (config.access !== undefined) yield* ['unauthorized', 'insufficient_scope'] as const;
  if (config.access?.role !== undefined) yield 'insufficient_role';
  if (config.access !== undefined && !isRead && config.access.whileBarred !== true) yield 'suspended';
  if (schema.params !== undefined) yield 'not_found';
  yield* config.problems ?? [];
  if (config.once === true) yield 'idempotency_key_reused';
  if (config.mayLast === true) yield 'too_many_streams';
  if (!isRead) yield* ['payload_too_large', 'unsupported_media_type'] as const;
  // Operations without limits are probes, which say what they may answer.
  if (config.unlimited !== true) yield* ['rate_limited', 'unavailable', 'overloaded'] as const;
}

/** Request headers that no schema has to check. */
function optionalHeaders({ schema, config: { headers = [], once } }: DocumentedRoute): object {
  return {
    ...(once === true && {
      'idempotency-key': {
        type: 'string',
        description:
          'A unique key of your choice for this request: 1 to 200 visible ASCII characters, without a token at least 32, and random. For seven days a retry with the same key, path and body gets the same response, and nothing happens twice.',
      },
    }),
    ...('304' in (schema.response as object) && {
      'if-none-match': {
        type: 'string',
        description: 'The ETag of the copy you have. If it is still current, the answer is 304.',
      },
    }),
    ...(headers.includes('Content-Language') && {
      'accept-language': { type: 'string', description: 'Preferred language of the texts.' },
    }),
  };
}

/** The schema of a route as the document shows it. */
export function documentedSchema(route: DocumentedRoute): FastifySchema {
  const { schema, config } = route;
  const { access, documentedBody } = config;
  const { properties: checked } = (schema.headers ?? {}) as { readonly properties?: object };
  const properties = { ...checked, ...optionalHeaders(route) };
  return {
    ...schema,
    ...(documentedBody && { body: ref(documentedBody) }),
    ...(Object.keys(properties).length > 0 && { headers: { type: 'object', properties } }),
    response: { ...(schema.response as object), ...problemResponses(derivedProblems(route)) },
    ...(access?.role !== undefined && { 'x-role': access.role }),
    ...(access?.seatKey && { 'x-seat-key': true }),
    security: access === undefined ? [] : [...(access.anonymous ? [{}] : []), { bearer: [access.scope] }],
  };
}

interface Response {
  description: string;
  headers?: object;
  readonly content?: Record<string, { readonly schema?: { readonly $ref?: string } }>;
}

interface Variant {
  readonly type?: string;
  readonly anyOf?: readonly Variant[];
}

interface Body {
  required?: boolean;
  readonly content?: Record<string, { schema?: Variant }>;
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: Body;
  readonly responses: Record<string, Response>;
}

interface ApiDocument {
  readonly components?: {
    headers?: Record<string, object>;
    readonly schemas?: Record<string, { readonly description?: string }>;
  };
  readonly paths?: Record<string, Record<string, Operation>>;
}

/** An empty body is read as null. The document says instead that the body may be left out. */
function declareOptional(body: Body): void {
  for (const media of Object.values(body.content ?? {})) {
    const variants = media.schema?.anyOf ?? [];
    const [first, ...others] = variants.filter(({ type }) => type !== 'null');
    if (first === undefined || others.length + 1 === variants.length) continue;
    media.schema = others.length === 0 ? { ...first } : { anyOf: [first, ...others] };
    body.required = false;
  }
}

/** Adds response headers to the document, and a description to every response that has none. */
export function withResponses<Document extends object>(
  document: Document,
  configs: ReadonlyMap<string, RouteConfig>,
): Document {
  const { components, paths = {} } = document as ApiDocument;
  const sent = new Set<string>();
  for (const { operationId, responses, requestBody } of Object.values(paths).flatMap((path) =>
    Object.values(path),
  )) {
    if (requestBody !== undefined) declareOptional(requestBody);
    const { headers: own = [], unlimited, once } = configs.get(operationId) ?? {};
    const headers = once === true ? [...own, 'Idempotent-Replayed' as const] : own;
    for (const [status, response] of Object.entries(responses)) {
      const names = headersOf(Number(status), headers, unlimited !== true);
      for (const name of names) sent.add(name);
      response.headers = Object.fromEntries(
        names.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
      );
      if (response.description !== 'Default Response') continue;
      const name = response.content?.['application/json']?.schema?.$ref?.split('/').pop() ?? '';
      response.description =
        components?.schemas?.[name]?.description ?? (name === '' ? 'Done.' : `\`${name}\``);
    }
  }
  if (components?.headers !== undefined)
    components.headers = Object.fromEntries(
      Object.entries(components.headers).filter(([name]) => sent.has(name)),
    );
  return document;
}
