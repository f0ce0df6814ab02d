import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** For hundreds of thousands of comparisons: the slow matcher is only called to report a difference. */
export function expectEqual(received: unknown, wanted: unknown, message?: () => string): void {
  if (!isDeepStrictEqual(received, wanted)) expect(received, message?.()).toEqual(wanted);
}

/** Compares JSON as text, and shows the difference between the values. */
export function expectSameJson(received: string, wanted: string, message: () => string): void {
  if (received === wanted) return;
  expect(JSON.parse(received), message()).toEqual(JSON.parse(wanted));
  expect(received, message()).toBe(wanted);
}
