import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** For what is compared a hundred thousand times: the matcher, which takes its time, is asked only to complain. */
export function expectEqual(received: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(received, wanted)) expect(received).toEqual(wanted);
}
