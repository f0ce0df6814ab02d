import { describe, expect, test } from 'vitest';
import { areUsable, encryptFor, MAX_PLAIN_BYTES } from '../../../src/play/channels/people/encryption.js';
import { keyPair } from '../../../src/play/channels/people/vapid.js';

/** RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  plain: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  fresh: { salt: 'DGv6ra1nlYgDCS1FRnbzlw', privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw' },
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

describe('a message to a browser', () => {
  test('is encrypted as in the example of RFC 8291', () => {
    const fresh = { salt: bytes(EXAMPLE.fresh.salt), privateKey: bytes(EXAMPLE.fresh.privateKey) };
    const body = encryptFor(EXAMPLE.keys, Buffer.from(EXAMPLE.plain), fresh);
    expect(body.toString('base64url')).toBe(EXAMPLE.body);
  });

  test('of the greatest length makes a body of the 4096 bytes that push services take', () => {
    const fresh = { salt: bytes(EXAMPLE.fresh.salt), privateKey: bytes(EXAMPLE.fresh.privateKey) };
    expect(encryptFor(EXAMPLE.keys, Buffer.alloc(MAX_PLAIN_BYTES), fresh)).toHaveLength(4_096);
  });

  test.each([
    ['no point of the curve', { ...EXAMPLE.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    [
      'a compressed point',
      { ...EXAMPLE.keys, p256dh: bytes(EXAMPLE.keys.p256dh).subarray(0, 33).toString('base64url') },
    ],
    ['a short secret', { ...EXAMPLE.keys, auth: 'AAAA' }],
  ])('cannot be sent for %s', (_what, keys) => {
    expect(areUsable(EXAMPLE.keys)).toBe(true);
    expect(areUsable(keys)).toBe(false);
  });

  test('comes from the key pair of a private key', () => {
    const pair = keyPair(EXAMPLE.fresh.privateKey);
    expect(pair.privateKey).toBe(EXAMPLE.fresh.privateKey);
    expect(pair.publicKey).toMatch(/^BP4z9KsN6nGRTbVYI_c7VJ/);
    expect(keyPair().publicKey).not.toBe(keyPair().publicKey);
  });
});
