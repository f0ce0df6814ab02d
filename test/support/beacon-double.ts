import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { messageOf } from '../../src/kernel/beacon-signature.js';
import { type BeaconSettings, openBeacon } from '../../src/outbound/beacon.js';

const { shortSignatures } = bls12_381;
const secret = Buffer.alloc(32, 7);
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

export const signatureOf = (round: number, key = secret): string =>
  hex(shortSignatures.Signature.toBytes(shortSignatures.sign(messageOf(round), key)));

/** How a relay answers, or fails to. */
export type Conduct = 'honest' | 'late' | 'lying' | 'other round' | 'slow' | 'endless' | 'garbage';

/** A drand relay on this machine, with a key of its own. */
export async function beaconDouble(settings: Partial<BeaconSettings> = {}) {
  const relay = { conduct: 'honest' as Conduct, asked: [] as number[] };
  const server = createServer((request, response) => {
    const round = Number(request.url?.split('/').at(-1));
    relay.asked.push(round);
    const say = (signed: string, named = round) =>
      response.end(JSON.stringify({ round: named, randomness: '', signature: signed }));
    if (relay.conduct === 'late') response.writeHead(425).end('{}');
    else if (relay.conduct === 'lying') say(signatureOf(round, Buffer.alloc(32, 8)));
    else if (relay.conduct === 'other round') say(signatureOf(round - 1));
    else if (relay.conduct === 'garbage') response.end('<html>');
    else if (relay.conduct === 'endless') response.end('x'.repeat(1_000_000));
    else if (relay.conduct === 'honest') say(signatureOf(round));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const publicKey = hex(shortSignatures.getPublicKey(secret).toBytes());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const beacon = openBeacon({
    urls: [url],
    chain: 'ab'.repeat(32),
    publicKey,
    genesis: 1_000_000_000,
    period: 3,
    patienceMs: 600_000,
    maxMs: 10_000,
    ...settings,
  });
  return {
    beacon,
    publicKey,
    url,
    relay,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
