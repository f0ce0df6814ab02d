import type { FastifyContextConfig, FastifySchema } from 'fastify';
import { type AnswerHeader, headersOf } from './schemas/answer-headers.js';

/*
 * What the API document says of an operation that stands in no schema: it follows from how the route is set up, so it
 * is true of it.
 */

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is told in the head of the answers, beside what all of them tell. */
    headers?: readonly AnswerHeader[];
  }
}

/** How a route is set up: who may call it, how often, and what its answers tell. */
type SetUp = Pick<FastifyContextConfig, 'access' | 'headers' | 'rateLimit'>;

/** What a request may say in its head and no schema has to check. */
function heededHeaders({ response }: FastifySchema, { headers = [] }: SetUp): object {
  return {
    ...('304' in (response as object) && {
      'if-none-match': {
        type: 'string',
        description: 'The ETag of what you have: if it is that still, 304.',
      },
    }),
    ...(headers.includes('Content-Language') && {
      'accept-language': { type: 'string', description: 'In which language you would like to read.' },
    }),
  };
}

/** The schema of a route, with who may call it and all that a request may say. */
export function withRequest(schema: FastifySchema, setUp: SetUp): FastifySchema {
  const { access } = setUp;
  const { properties: checked } = (schema.headers ?? {}) as { readonly properties?: object };
  const properties = { ...checked, ...heededHeaders(schema, setUp) };
  return {
    ...schema,
    ...(Object.keys(properties).length > 0 && { headers: { type: 'object', properties } }),
    security: access === undefined ? [] : [...(access.anonymous ? [{}] : []), { bearer: [access.scope] }],
  };
}

interface Response {
  description: string;
  headers?: object;
  readonly content?: Record<string, { readonly schema?: { readonly $ref?: string } }>;
}

interface Operation {
  readonly operationId: string;
  readonly responses: Record<string, Response>;
}

interface Described {
  readonly components?: { readonly schemas?: Record<string, { readonly description?: string }> };
  readonly paths?: Record<string, Record<string, Operation>>;
}

/** Adds to a whole document what answers tell in their heads, and what they are where no route says so. */
export function withAnswers<Document extends object>(
  document: Document,
  setUps: ReadonlyMap<string, SetUp>,
): Document {
  const { components, paths = {} } = document as Described;
  for (const { operationId, responses } of Object.values(paths).flatMap((path) => Object.values(path))) {
    const { headers = [], rateLimit } = setUps.get(operationId) ?? {};
    // Every operation lists it, and some are never counted.
    if (rateLimit === false) delete responses['429'];
    for (const [status, response] of Object.entries(responses)) {
      const names = headersOf(Number(status), headers, rateLimit !== false);
      response.headers = Object.fromEntries(
        names.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
      );
      if (response.description !== 'Default Response') continue;
      // Where a route says nothing of its answer, the schema's own description does.
      const name = response.content?.['application/json']?.schema?.$ref?.split('/').pop() ?? '';
      response.description =
        components?.schemas?.[name]?.description ?? (name === '' ? 'Done.' : `\`${name}\``);
    }
  }
  return document;
}
