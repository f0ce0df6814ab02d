import fastJson from 'fast-json-stringify';
import { type Named, neededBy } from '../schemas/ref.js';

/** Serialisers choose between variants by trying each; what a rulebook made is sent as it was made. */
const hasVariants = (schemas: Iterable<object>): boolean =>
  [...schemas].some((schema) => 'discriminator' in schema);

/**
 * Answers are written by their schemas: what these do not list is not sent. Each is compiled when it is first
 * needed, with no more than it needs, so that the start stays quick.
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
    return fastJson(schema as fastJson.Schema, {
      schema: Object.fromEntries(others) as Record<string, fastJson.Schema>,
    });
  }
}
