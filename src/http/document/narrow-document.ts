const REF = '#/components/schemas/';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type JsonObject = { readonly [name: string]: Json };
export interface OpenApi {
  readonly info: JsonObject;
  readonly paths: JsonObject;
  readonly webhooks?: JsonObject;
  readonly components: { readonly schemas: JsonObject; readonly [name: string]: Json };
  readonly [name: string]: Json;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameIn = (value: Json): string | null =>
  isObject(value) && typeof value.$ref === 'string' && value.$ref.startsWith(REF)
    ? value.$ref.slice(REF.length)
    : null;

/** What stands for a union of which no variant is left. */
const OPEN: JsonObject = {
  type: 'object',
  additionalProperties: true,
  description: 'Depends on the rulebook: see `/openapi/{rulebook}.json`.',
};

/** The document without these schemas, and without what only they need. */
export function withoutSchemas(document: OpenApi, removed: ReadonlySet<string>, title: string): OpenApi {
  const { schemas } = document.components;
  const touched = new Set(Object.keys(schemas).filter((name) => touches(schemas[name] ?? null, removed)));
  const gone = (value: Json) => removed.has(nameIn(value) ?? '');

  const narrowed = (value: Json): Json => {
    if (Array.isArray(value)) return value.filter((item) => !gone(item)).map(narrowed);
    if (!isObject(value)) return value;
    const isMedia = value.schema !== undefined && value.example !== undefined;
    const { example, ...schemaOnly } = value;
    // The example may be of another rulebook.
    const kept =
      isMedia && touches(value.schema ?? null, new Set([...removed, ...touched])) ? schemaOnly : value;
    const { discriminator, ...others } = kept;
    const entries = Object.entries(others).map(([name, inner]): [string, Json] => [name, narrowed(inner)]);
    const object: JsonObject = Object.fromEntries(entries);
    const variants = object.oneOf ?? object.anyOf;
    const before = kept.oneOf ?? kept.anyOf;
    const isNarrower = Array.isArray(variants) && Array.isArray(before) && variants.length < before.length;
    if (isObject(discriminator) && isObject(discriminator.mapping)) {
      if (Array.isArray(variants) && variants.length === 0) return OPEN;
      return {
        ...object,
        discriminator: { ...discriminator, mapping: mappingWithout(discriminator.mapping, removed) },
      };
    }
    if (!isNarrower) return discriminator === undefined ? object : { ...object, discriminator };
    // A union with the actions of all rulebooks, and their ids.
    const hasOwn = variants.some((variant) => nameIn(variant) !== null);
    return { ...object, anyOf: hasOwn ? variants : [...variants, OPEN] };
  };

  const left = Object.entries(schemas).flatMap(([name, schema]): [string, Json][] =>
    removed.has(name) ? [] : [[name, narrowed(schema)]],
  );
  const [paths, webhooks] = [narrowed(document.paths), narrowed(document.webhooks ?? {})];
  const all: JsonObject = Object.fromEntries(left);
  const needed = reachable([paths, webhooks], all);
  return {
    ...document,
    info: { ...document.info, title },
    paths: isObject(paths) ? paths : {},
    webhooks: isObject(webhooks) ? webhooks : {},
    components: {
      ...document.components,
      schemas: Object.fromEntries(left.filter(([name]) => needed.has(name))),
    },
  };
}

const mappingWithout = (mapping: JsonObject, removed: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(Object.entries(mapping).filter(([, to]) => !removed.has(String(to).slice(REF.length))));

const touches = (value: Json, names: ReadonlySet<string>): boolean =>
  [...JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)].some(([, name = '']) =>
    names.has(name),
  );

/** The names of the schemas that these values need, directly or through others. */
export function reachable(
  values: readonly Json[],
  schemas: JsonObject,
  found = new Set<string>(),
): Set<string> {
  for (const [, name = ''] of JSON.stringify(values).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    if (found.has(name)) continue;
    found.add(name);
    reachable([schemas[name] ?? null], schemas, found);
  }
  return found;
}
