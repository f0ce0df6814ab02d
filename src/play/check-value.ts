import type { TSchema } from 'typebox';
import { validatorOf } from '../engine/validators.js';
import type { Violation } from './refusal.js';

export const fits = (schema: TSchema, value: unknown): boolean => validatorOf(schema).Check(value);

/** What is wrong with a value, each with a JSON pointer; empty if it is valid. */
export function violationsOf(schema: TSchema, value: unknown, at = ''): Violation[] {
  const validator = validatorOf(schema);
  if (validator.Check(value)) return [];
  return validator
    .Errors(value)
    .slice(0, 10)
    .map(({ instancePath, message }) => ({ pointer: `${at}${instancePath}`, detail: message }));
}
