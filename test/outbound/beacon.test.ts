import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSignedRound } from '../../src/kernel/beacon-signature.js';
import { QUICKNET } from '../../src/kernel/quicknet.js';
import { openBeacon } from '../../src/outbound/beacon.js';
import { beaconDouble, type Conduct, signatureOf } from '../support/beacon-double.js';

/** As the League of Entropy has published it. */
const ROUND_1000 =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';

describe('the signature of a round', () => {
  it('is that of quicknet for a round that quicknet signed', () => {
    expect(isSignedRound(QUICKNET.publicKey, 1000, ROUND_1000)).toBe(true);
    expect(isSignedRound(QUICKNET.publicKey, 1001, ROUND_1000)).toBe(false);
  });

  it.each([
    ['another point', signatureOf(1000)],
    ['no point', 'ff'.repeat(48)],
    ['the point at infinity', `c0${'00'.repeat(47)}`],
    ['capitals', ROUND_1000.toUpperCase()],
    ['half of it', ROUND_1000.slice(48)],
    ['nothing', ''],
  ])('is not valid as %s', (_, signature) => {
    expect(isSignedRound(QUICKNET.publicKey, 1000, signature)).toBe(false);
  });

  it.each([0, -1, 1.5, Number.NaN])('is not valid for round %s', (round) => {
    expect(isSignedRound(QUICKNET.publicKey, round, ROUND_1000)).toBe(false);
  });
});

describe('a beacon over HTTP', () => {
  let double: Awaited<ReturnType<typeof beaconDouble>>;
  beforeAll(async () => {
    double = await beaconDouble();
  });
  afterAll(() => double.close());

  it('names the first round that is not before a time', () => {
    const { roundAt, timeOf } = double.beacon;
    expect(timeOf(1)).toBe(1_000_000_000_000);
    expect(roundAt(timeOf(77))).toBe(77);
    expect(roundAt(timeOf(77) + 1)).toBe(78);
    expect(roundAt(0)).toBe(1);
  });

  it('is asked once for a round that many games wait for', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => double.beacon.fetch(500)));
    expect(new Set(all.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ kind: 'signed', signature: signatureOf(500) })]),
    );
    expect(double.relay.asked.filter((round) => round === 500)).toHaveLength(1);
  });

  it.each<[Conduct, RegExp]>([
    ['late', /answered 425/],
    ['lying', /without a valid signature/],
    ['other round', /without a valid signature/],
    ['garbage', /not valid JSON/],
    ['endless', /too long/],
    ['slow', /timeout|abort/i],
  ])('that is %s is not believed, and is asked again', async (conduct, error) => {
    // The test of the slow one lasts as long as the beacon is patient.
    double = { ...double, beacon: openAgain(double, [double.url], conduct === 'slow' ? 1_000 : 10_000) };
    double.relay.conduct = conduct;
    expect(await double.beacon.fetch(600)).toEqual({ kind: 'failed', error: expect.stringMatching(error) });
    double.relay.conduct = 'honest';
    expect(await double.beacon.fetch(600)).toMatchObject({ kind: 'signed' });
  });

  it('believes the relay that tells the truth', async () => {
    const liar = await beaconDouble();
    liar.relay.conduct = 'lying';
    const both = openAgain(double, [urlOf(liar), urlOf(double)]);
    expect(await both.fetch(700)).toEqual({ kind: 'signed', signature: signatureOf(700) });
    await liar.close();
  });
});

type Double = Awaited<ReturnType<typeof beaconDouble>>;
const urlOf = ({ url }: Double): string => url;
const openAgain = ({ publicKey, beacon }: Double, urls: string[], maxMs = 10_000) =>
  openBeacon({
    ...{ urls, chain: beacon.chain, publicKey, genesis: 1_000_000_000, period: 3 },
    ...{ patienceMs: 600_000, maxMs },
  });
