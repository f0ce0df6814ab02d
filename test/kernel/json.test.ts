import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from '../../src/kernel/json.js';

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
};

it('canonical JSON is the same text for the same value, whatever the order of its keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it('canonical JSON differs for different values', () => {
  expect(canonicalJson({ a: 1, b: 2 })).not.toBe(canonicalJson({ a: 2, b: 1 }));
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});

/** A reference implementation that inserts the keys in sorted order. */
const byTheBook = (value: unknown): string =>
  JSON.stringify(value, (_key, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

it('canonical JSON equals JSON.stringify of sorted keys, byte for byte', () => {
  const key = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.nat().map(String),
    fc.constantFrom('', '-1', '01', '1e3', '4294967294', '4294967295', '__proto__', 'é'),
  );
  const leaf = fc.oneof(
    fc.jsonValue(),
    fc.double(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(undefined, -0, Number.NaN, Number.POSITIVE_INFINITY, new Date(0)),
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('tree')), fc.dictionary(key, tie('tree'))),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      expect(canonicalJson(value)).toBe(byTheBook(value));
    }),
    { numRuns: 1_000 },
  );
});
