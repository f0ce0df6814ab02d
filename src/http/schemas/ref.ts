import { type Static, type TSchema, type TUnsafe, Type } from 'typebox';

/** A schema with a name of its own in the API document. */
export type Named = TSchema & { readonly $id: string };

export const named = <Schema extends TSchema>(
  $id: string,
  schema: Schema,
): Schema & { readonly $id: string } => Object.assign(schema, { $id });

/** Refers to a named schema, and keeps its static type. */
export const ref = <Schema extends Named>(schema: Schema): TUnsafe<Static<Schema>> =>
  Type.Unsafe<Static<Schema>>({ $ref: `${schema.$id}#` });

/** A union of named objects, discriminated by the constant in one of their properties. */
export function oneOfBy($id: string, propertyName: string, variants: ReadonlyMap<string, Named>): Named {
  const mapping = Object.fromEntries(
    [...variants].map(([value, { $id: name }]) => [value, `#/components/schemas/${name}`]),
  );
  const oneOf = [...new Set(variants.values())].map((variant) => ref(variant));
  return named($id, Type.Unsafe({ oneOf, discriminator: { propertyName, mapping } }));
}

const REF = /"\$ref":"([^"#]+)#?"/g;

/** The named schemas that one needs, directly or through others. */
export function neededBy<Schema extends object>(
  schema: object,
  byName: ReadonlyMap<string, Schema>,
  found = new Map<string, Schema>(),
): Map<string, Schema> {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(REF)) {
    const named = byName.get(name);
    if (named === undefined || found.has(name)) continue;
    found.set(name, named);
    neededBy(named, byName, found);
  }
  return found;
}
