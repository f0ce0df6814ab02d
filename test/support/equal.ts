import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** For hundreds of thousands of comparisons: the slow matcher is only called to report a difference. */
export function expectEqual(received: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(received, wanted)) expect(received).toEqual(wanted);
}
