import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson, isSameJson } from '../../src/kernel/json.js';

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

it('values are the same if their canonical texts are', () => {
  const odd = fc.oneof(
    ...[fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(undefined, Number.NaN, -0, new Date(0), new Date(1))],
    fc.record({ a: fc.constantFrom(undefined, 1, null, []), b: fc.constant(2) }, { requiredKeys: [] }),
  );
  fc.assert(
    fc.property(odd, odd, (one, other) => {
      expect(isSameJson(one, other)).toBe(canonicalJson(one) === canonicalJson(other));
      expect(isSameJson(one, reversed(structuredClone(one)))).toBe(
        canonicalJson(one) === canonicalJson(reversed(structuredClone(one))),
      );
    }),
  );
  expect(isSameJson({ a: new Date(0) }, { a: new Date(1) })).toBe(false);
  expect(isSameJson([undefined], [null])).toBe(true);
  expect(isSameJson([], {})).toBe(false);
});
