import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as onNode from '../../src/kernel/hash.js';
import * as portable from '../../src/kernel/hash.portable.js';

const text = () => fc.string({ unit: 'binary', maxLength: 300 });

it('hashes the same without Node.js', () => {
  fc.assert(
    fc.property(text(), text(), (key, message) => {
      expect(portable.sha256(message)).toBe(onNode.sha256(message));
      expect(portable.hmac(key, message)).toBe(onNode.hmac(key, message));
      expect(Buffer.from(portable.hmacBytes(key, message)).toString('hex')).toBe(portable.hmac(key, message));
    }),
  );
});

it('reads half a character alike', () => {
  expect(portable.sha256('a\ud800')).toBe(onNode.sha256('a\ud800'));
});

it('offers the same functions without Node.js', () => {
  expect(Object.keys(portable).sort()).toEqual(Object.keys(onNode).sort());
});
