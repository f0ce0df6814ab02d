import { describe, expect, it } from 'vitest';
import { isId, newId, newSecret } from '../../src/kernel/ids.js';

describe('an id', () => {
  it('sorts by creation time', () => {
    const ids = [1, 1000, 1_700_000_000_000, 1_900_000_000_000].map((time) => newId(new Date(time)));
    expect([...ids].sort()).toEqual(ids);
  });

  it('is a UUID of version 7, never twice the same', () => {
    const now = new Date();
    const ids = Array.from({ length: 1000 }, () => newId(now));
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('is distinguished from other texts', () => {
    expect(isId(newId(new Date()))).toBe(true);
    for (const text of [
      '',
      'x',
      'urn:uuid:01890000-0000-7000-8000-000000000000',
      '01890000-0000-7000-8000-00000000000G',
    ]) {
      expect(isId(text)).toBe(false);
    }
  });
});

it('a secret is long, fits in a header, and is never twice the same', () => {
  const secrets = Array.from({ length: 1000 }, () => newSecret());
  expect(new Set(secrets).size).toBe(1000);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{32}$/);
});
