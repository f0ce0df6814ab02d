import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DamagedSecret, keyOf, noKeys, openKeyring, UnknownKey } from '../../../src/store/secrets/keyring.js';

const newKey = (): string => randomBytes(32).toString('base64');

describe('a keyring', () => {
  const key = newKey();
  const keyring = openKeyring({ key });

  it('opens what it has sealed, each time in another form', () => {
    const sealed = ['her dice ü', 'her dice ü'].map((secret) => keyring.seal('seed', 'a', secret));
    expect(sealed.map((one) => keyring.open('seed', 'a', one))).toEqual(['her dice ü', 'her dice ü']);
    expect(sealed[0]).not.toBe(sealed[1]);
    expect(sealed[0]).not.toContain('dice');
    expect(keyOf(sealed[0] ?? '')).toBe(keyring.current);
  });

  it('opens no secret in another row or column, even after it was opened in its own', () => {
    const sealed = keyring.seal('seed', 'a', 'secret');
    expect(keyring.open('seed', 'a', sealed)).toBe('secret');
    expect(() => keyring.open('seed', 'b', sealed)).toThrow(DamagedSecret);
    expect(() => keyring.open('invitation', 'a', sealed)).toThrow('games.invitation a cannot be decrypted');
  });

  it('notices every changed byte, and a shorter text', () => {
    const sealed = keyring.seal('seed', 'a', 'secret');
    const begin = sealed.lastIndexOf(':') + 1;
    const bytes = Buffer.from(sealed.slice(begin), 'base64url');
    for (let nth = 0; nth < bytes.length; nth += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(nth) ^ 1, nth);
      expect(() => keyring.open('seed', 'a', sealed.slice(0, begin) + changed.toString('base64url'))).toThrow(
        DamagedSecret,
      );
    }
    for (const length of [0, 11, 12, 27, bytes.length - 1])
      expect(() =>
        keyring.open('seed', 'a', sealed.slice(0, begin) + bytes.subarray(0, length).toString('base64url')),
      ).toThrow(DamagedSecret);
  });

  it('says which key is missing', () => {
    const sealed = keyring.seal('seed', 'a', 'secret');
    for (const other of [openKeyring({ key: newKey() }), noKeys]) {
      expect(() => other.open('seed', 'a', sealed)).toThrow(UnknownKey);
      expect(() => other.open('seed', 'a', sealed)).toThrow(keyring.current ?? '-');
    }
  });

  it('reads plain secrets and old keys, and writes with its own key only', () => {
    const [one, two] = [newKey(), newKey()];
    const old = openKeyring({ key: one }).seal('webhook', 'a', 'whsec_abc');
    const both = openKeyring({ key, old: `${one},${two}` });
    expect(both.open('webhook', 'a', old)).toBe('whsec_abc');
    expect(both.open('webhook', 'a', 'whsec_plain')).toBe('whsec_plain');
    expect(keyOf(both.seal('webhook', 'a', 'whsec_abc'))).toBe(keyring.current);
    expect(both.ids).toHaveLength(3);
    const retiring = openKeyring({ old: one });
    expect(retiring.seal('webhook', 'a', 'whsec_abc')).toBe('whsec_abc');
    expect(retiring.open('webhook', 'a', old)).toBe('whsec_abc');
  });

  it('takes a key in base64 and in hexadecimal as the same key', () => {
    const hex = Buffer.from(key, 'base64').toString('hex');
    const url = Buffer.from(key, 'base64').toString('base64url');
    expect(openKeyring({ key: hex }).current).toBe(keyring.current);
    expect(openKeyring({ key: url }).current).toBe(keyring.current);
    for (const bad of ['', 'short', key.slice(4)])
      expect(() => openKeyring({ key: bad })).toThrow('32 bytes');
  });
});
