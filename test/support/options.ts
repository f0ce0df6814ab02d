import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { AnyOptions } from '../../src/engine/any-rulebook.js';

interface OptionSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly OptionSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
}

function valuesOf(schema: OptionSchema): unknown[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return [...schema.enum];
  if (schema.anyOf) return schema.anyOf.flatMap(valuesOf);
  if (schema.type === 'boolean') return [false, true];
  if (schema.type === 'null') return [null];
  if (schema.type === 'integer')
    return [...new Set([schema.minimum, schema.maximum])].filter((n) => n !== undefined);
  return [];
}

export const defaultOptions = (schema: TSchema): AnyOptions => Value.Default(schema, {}) as AnyOptions;

/** The defaults, and then each value of each option once, with defaults for the others. */
export function optionSets(schema: TSchema): AnyOptions[] {
  const usual = defaultOptions(schema);
  const properties = (schema as { properties?: Record<string, OptionSchema> }).properties ?? {};
  const others = Object.entries(properties).flatMap(([name, option]) =>
    valuesOf(option)
      .filter((value) => value !== usual[name])
      .map((value) => ({ ...usual, [name]: value }) as AnyOptions),
  );
  return [usual, ...others];
}
