import type { TSchema } from 'typebox';
import { validatorOf } from '../engine/validators.js';
import { isRecord } from '../kernel/json.js';
import type { Violation } from './refusal.js';

export const fits = (schema: TSchema, value: unknown): boolean => validatorOf(schema).Check(value);

const MAX_VIOLATIONS = 10;

/** What is wrong with a value, each with a JSON pointer; empty if it is valid. */
export function violationsOf(schema: TSchema, value: unknown, at = ''): Violation[] {
  const validator = validatorOf(schema);
  if (validator.Check(value)) return [];
  // The library looks at all that is wrong, which takes long where it is much.
  const excess = excessOf(schema, value, at);
  if (excess.length > 0) return excess.slice(0, MAX_VIOLATIONS);
  return validator
    .Errors(value)
    .slice(0, MAX_VIOLATIONS)
    .map(({ instancePath, message }) => ({ pointer: `${at}${instancePath}`, detail: message }));
}

/** The parts of a schema that say how much there may be. */
interface Bounds {
  readonly type?: unknown;
  readonly items?: unknown;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly additionalProperties?: unknown;
  readonly anyOf?: readonly unknown[];
}

/** Lists that are too long, and objects with many properties that there are not. */
function excessOf(schema: unknown, value: unknown, at: string): Violation[] {
  if (typeof value !== 'object' || value === null || !isRecord(schema)) return [];
  const { type, items, maxItems, properties, additionalProperties, anyOf } = schema as Bounds;
  if (anyOf !== undefined) return excessOfAny(anyOf, value, at);
  if (Array.isArray(value)) {
    if (type !== 'array') return [];
    if (maxItems !== undefined && value.length > maxItems)
      return [{ pointer: at, detail: `must not have more than ${maxItems} items` }];
    return Array.isArray(items) ? [] : value.flatMap((one, nth) => excessOf(items, one, `${at}/${nth}`));
  }
  if (type !== 'object' || properties === undefined) return [];
  const names = Object.keys(value);
  const unknown =
    additionalProperties === false ? names.filter((name) => !Object.hasOwn(properties, name)) : [];
  if (unknown.length > MAX_VIOLATIONS)
    return unknown
      .slice(0, MAX_VIOLATIONS)
      .map((name) => ({ pointer: `${at}/${name}`, detail: 'schema is false' }));
  return names.flatMap((name) =>
    excessOf(properties[name], (value as Readonly<Record<string, unknown>>)[name], `${at}/${name}`),
  );
}

/** Of alternatives, one that there is not too much for is enough. */
function excessOfAny(schemas: readonly unknown[], value: object, at: string): Violation[] {
  const kind = Array.isArray(value) ? 'array' : 'object';
  const alike = schemas.filter((one) => isRecord(one) && one.type === kind);
  const found = alike.map((one) => excessOf(one, value, at));
  return found.every((violations) => violations.length > 0) ? (found[0] ?? []) : [];
}
