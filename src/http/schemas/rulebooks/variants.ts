import type { TSchema } from 'typebox';
import { type Named, named, oneOfBy } from '../ref.js';

export const pascal = (text: string): string =>
  text
    .split(/[^a-zA-Z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** A copy, because the rulebook's own schema keeps no name. */
export const renamed = ($id: string, schema: TSchema): Named => named($id, { ...schema });

/** The variants of a union as named schemas, discriminated by `type`. */
export function variantsOf(
  name: string,
  kind: string,
  schema: TSchema,
): { union: Named; all: readonly Named[] } {
  const members = (schema as { anyOf?: TSchema[] }).anyOf ?? [schema];
  const variants = new Map<string, Named>();
  for (const member of members) {
    const type = (member as unknown as { properties: { type: { const: string } } }).properties.type.const;
    variants.set(type, renamed(`${name}${pascal(type)}${kind}`, member));
  }
  const union = oneOfBy(`${name}${kind}`, 'type', variants);
  return { union, all: [...variants.values(), union] };
}
