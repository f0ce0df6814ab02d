import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * Whether two plain values are the same, with their keys in the same order. Much faster than writing both as JSON or
 * than `isDeepStrictEqual`, above all for values with parts in common. What is not plain, such as a date, counts as
 * different.
 */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one)) return Array.isArray(other) && areSame(one, other);
  if (!isPlain(one) || !isPlain(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every((key, index) => key === others[index] && isSame(one[key], other[key]))
  );
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false;
  // `every` would pass over holes.
  for (let index = 0; index < some.length; index += 1) if (!isSame(some[index], others[index])) return false;
  return true;
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export const isEqual = (one: unknown, other: unknown): boolean =>
  isSame(one, other) || isDeepStrictEqual(one, other);

/** Whether two values are the same text as JSON. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  isSame(one, other) || JSON.stringify(one) === JSON.stringify(other);

/** For hundreds of thousands of comparisons: the slow matcher is only called to report a difference. */
export function expectEqual(received: unknown, wanted: unknown, message?: () => string): void {
  if (!isEqual(received, wanted)) expect(received, message?.()).toEqual(wanted);
}

/** Compares JSON as text, and shows the difference between the values. */
export function expectSameJson(received: unknown, wanted: unknown, message: () => string): void {
  if (isSameJson(received, wanted)) return;
  const [is, should] = [JSON.stringify(received), JSON.stringify(wanted)];
  expect(JSON.parse(is), message()).toEqual(JSON.parse(should));
  expect(is, message()).toBe(should);
}
