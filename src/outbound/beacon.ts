import { isSignedRound } from '../kernel/beacon-signature.js';
import { isRecord } from '../kernel/json.js';
import type { Beacon, Fetched } from '../play/ports/draws/beacon.js';

export interface BeaconSettings {
  /** Relays of the beacon. All are asked at once, and the first one with a valid signature is believed. */
  readonly urls: readonly string[];
  readonly chain: string;
  readonly publicKey: string;
  /** When round 1 was signed, in seconds since 1970. */
  readonly genesis: number;
  /** Seconds between two rounds. */
  readonly period: number;
  readonly patienceMs: number;
  readonly maxMs?: number;
}

const MAX_MS = 3_000;
const MAX_BYTES = 4_096;
const MAX_KEPT = 64;

/** A drand beacon over HTTP. The operator chooses its relays, so unlike webhooks they may be in a private network. */
export function openBeacon(settings: BeaconSettings): Beacon {
  const { urls, chain, genesis, period, patienceMs } = settings;
  const asked = new Map<number, Promise<Fetched>>();

  const ask = async (round: number): Promise<Fetched> => {
    try {
      const signature = await Promise.any(urls.map((url) => signatureFrom(url, round, settings)));
      return { kind: 'signed', signature };
    } catch (error) {
      asked.delete(round);
      const reasons = error instanceof AggregateError ? error.errors : [error];
      return { kind: 'failed', error: `round ${round}: ${reasons.map(String).join('; ').slice(0, 500)}` };
    }
  };

  return {
    chain,
    patienceMs,
    roundAt: (milliseconds) => Math.max(1, Math.ceil((milliseconds / 1000 - genesis) / period) + 1),
    timeOf: (round) => (genesis + (round - 1) * period) * 1000,
    fetch(round) {
      // Games that start in the same seconds wait for the same round.
      const known = asked.get(round);
      if (known !== undefined) return known;
      const asking = ask(round);
      asked.set(round, asking);
      for (const oldest of asked.keys()) if (asked.size > MAX_KEPT) asked.delete(oldest);
      return asking;
    },
  };
}

async function signatureFrom(url: string, round: number, settings: BeaconSettings): Promise<string> {
  const { chain, publicKey, maxMs = MAX_MS } = settings;
  const response = await fetch(`${url.replace(/\/$/, '')}/${chain}/public/${round}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(maxMs),
    headers: { accept: 'application/json' },
  });
  const read: unknown = JSON.parse(await textOf(response));
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const signature = isRecord(read) && read.round === round ? read.signature : null;
  if (typeof signature !== 'string' || !isSignedRound(publicKey, round, signature))
    throw new Error(`${url} answered without a valid signature`);
  return signature;
}

async function textOf({ body }: Response): Promise<string> {
  let text = '';
  if (body === null) return text;
  // Leaving the loop cancels the response.
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.length > MAX_BYTES) throw new Error('its answer is too long');
  }
  return text;
}
