import type { FastifyInstance } from 'fastify';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Described {
  readonly operationId?: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const PREFIX = '#/components/schemas/';
/** Nobody can write words into these. */
const FORMATS = ['uuid', 'date', 'date-time'];

/** Every text in a body, a query or a header of the requests that write, such as `createPlayer /name`. */
export function textFieldsOf(app: FastifyInstance): Set<string> {
  const { paths, components } = app.swagger() as unknown as Document;
  const found = new Set<string>();

  const walk = (schema: Schema, at: string, within: readonly string[] = []): void => {
    const { $ref } = schema;
    if ($ref !== undefined) {
      const named = components.schemas[$ref.slice(PREFIX.length)];
      if (named === undefined) throw new Error(`the document has no ${$ref}`);
      if (!within.includes($ref)) walk(named, at, [...within, $ref]);
      return;
    }
    for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
      walk(one, at, within);
    if (schema.enum !== undefined || schema.const !== undefined) return;
    if ([schema.type].flat().includes('string') && !FORMATS.includes(schema.format ?? '')) found.add(at);
    for (const [name, one] of Object.entries(schema.properties ?? {})) walk(one, `${at}/${name}`, within);
    if (schema.items !== undefined) walk(schema.items, `${at}/*`, within);
    const others = schema.additionalProperties;
    if (typeof others === 'object') walk(others, `${at}/*`, within);
  };

  for (const operations of Object.values(paths))
    for (const [method, { operationId, parameters = [], requestBody }] of Object.entries(operations)) {
      if (operationId === undefined || method === 'get') continue;
      for (const { in: place, name, schema } of parameters)
        if (place !== 'path') walk(schema, `${operationId} ${place}:${name}`);
      for (const { schema } of Object.values(requestBody?.content ?? {})) walk(schema, `${operationId} body`);
    }
  return found;
}
