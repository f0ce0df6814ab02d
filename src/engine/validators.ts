import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

/** Compiling takes longer than checking, so each schema is compiled once. */
const compiled = new WeakMap<TSchema, Validator>();

export function validatorOf(schema: TSchema): Validator {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const validator = Compile(schema) as Validator;
  compiled.set(schema, validator);
  return validator;
}
