import fastJson from 'fast-json-stringify';
import { sha256 } from '../../kernel/hash.js';
import { type Named, neededBy } from '../schemas/ref.js';

/** Serialisers try variants one by one. Values with variants come from rulebooks, so they are sent as they are. */
const hasVariants = (schemas: Iterable<object>): boolean =>
  [...schemas].some((schema) => 'discriminator' in schema);

/** By the hash of all that a serialiser is made of. Most routes have the same problems and many the same bodies. */
const compiled = new Map<string, (value: unknown) => string>();

/**
 * Responses contain only what their schemas list. Each serialiser is compiled on first use, so that the server
 * starts quickly.
 */
export function serialiseBy(schemas: readonly Named[]) {
  const byName = new Map(schemas.map((schema) => [schema.$id, schema]));
  return ({ schema }: { schema: object }): ((value: unknown) => string) => {
    let write: ((value: unknown) => string) | undefined;
    return (value) => {
      write ??= compile(schema);
      return write(value);
    };
  };

  function compile(schema: object): (value: unknown) => string {
    const others = neededBy(schema, byName);
    if (hasVariants([schema, ...others.values()])) return JSON.stringify;
    const key = sha256(JSON.stringify([schema, [...others]]));
    const write =
      compiled.get(key) ??
      fastJson(schema as fastJson.Schema, {
        schema: Object.fromEntries(others) as Record<string, fastJson.Schema>,
      });
    compiled.set(key, write);
    return write;
  }
}
