import { isRecord } from '../../kernel/json.js';
import { reachable } from './narrow-document.js';

interface Operation {
  readonly parameters?: unknown;
  readonly requestBody?: unknown;
  readonly responses?: unknown;
}
interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks?: object;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

/**
 * The document with responses and webhooks open to new fields, so that clients allow them. Requests stay closed, and so
 * does a schema that both share, such as an action.
 */
export function withOpenResponses<Given extends object>(given: Given): Given {
  const document = given as Document;
  const { schemas = {} } = document.components ?? {};
  const sent = Object.values(document.paths ?? {}).flatMap((path) =>
    Object.values(path).map(({ parameters, requestBody }) => ({ parameters, requestBody })),
  );
  const requested = reachable(JSON.parse(JSON.stringify(sent)), JSON.parse(JSON.stringify(schemas)));
  const isOpen = (name: string): boolean => !requested.has(name);
  return {
    ...given,
    components: { ...document.components, schemas: mapped(schemas, isOpen) },
    paths: Object.fromEntries(
      Object.entries(document.paths ?? {}).map(([path, operations]) => [
        path,
        Object.fromEntries(
          Object.entries(operations).map(([method, operation]) => [
            method,
            { ...operation, responses: opened(operation.responses) },
          ]),
        ),
      ]),
    ),
    ...(document.webhooks && { webhooks: opened(document.webhooks) }),
  };
}

const mapped = (schemas: Readonly<Record<string, unknown>>, isOpen: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, isOpen(name) ? opened(schema) : schema]),
  );

/** A schema, or a value that contains some, without `additionalProperties: false`. */
export function opened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(opened);
  if (!isRecord(value)) return value;
  const { additionalProperties, ...others } = value;
  const kept =
    additionalProperties === undefined || additionalProperties === false
      ? others
      : { ...others, additionalProperties };
  // Examples and enumerated values are no schemas, and have no such key.
  return Object.fromEntries(Object.entries(kept).map(([name, inner]) => [name, opened(inner)]));
}
