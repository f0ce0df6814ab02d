import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';

/*
 * drand's scheme bls-unchained-g1-rfc9380: the signature, on G1, is of the SHA-256 of the round as eight bytes, and the
 * public key is on G2.
 */

const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const SIGNATURE = /^[0-9a-f]{96}$/;

export const messageOf = (round: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(round));
  return bls12_381.shortSignatures.hash(createHash('sha256').update(bytes).digest(), DOMAIN);
};

/** Whether a beacon with this public key has signed this round. There is one signature only, and one way to write it. */
export function isSignedRound(publicKey: string, round: number, signature: string): boolean {
  if (!SIGNATURE.test(signature) || !Number.isSafeInteger(round) || round < 1) return false;
  try {
    const { verify } = bls12_381.shortSignatures;
    return verify(Buffer.from(signature, 'hex'), messageOf(round), Buffer.from(publicKey, 'hex'));
  } catch {
    // Not a point of the curve.
    return false;
  }
}
