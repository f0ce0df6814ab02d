import type { Answer } from './worlds.js';

/**
 * Compares what two worlds say. Random ids and salted hashes differ, but each must always stand for the same one of the
 * other world.
 */
export class Comparison {
  readonly #there = new Map<string, string>();
  readonly #here = new Map<string, string>();

  /** Where two texts differ; null if they say the same. */
  difference(here: string, there: string): string | null {
    if (here === there) return null;
    const [ours, theirs] = [here.split(OPAQUE), there.split(OPAQUE)];
    for (const [nth, one] of ours.entries()) {
      const other = theirs[nth];
      if (one === other) continue;
      if (other !== undefined && nth % 2 === 1 && this.#isPair(one, other)) continue;
      return excerpts(one, other ?? '');
    }
    return ours.length === theirs.length ? null : 'one is longer';
  }

  #isPair(one: string, other: string): boolean {
    if (one.length !== other.length) return false;
    const [expected, back] = [this.#there.get(one) ?? other, this.#here.get(other) ?? one];
    this.#there.set(one, expected);
    this.#here.set(other, back);
    return expected === other && back === one;
  }
}

/** The headers of both answers. A tag that is made from a body that has such an id or hash differs with it. */
export function headersOf(here: Answer, there: Answer): readonly [string, string] {
  return here.body === there.body
    ? [here.headers, there.headers]
    : [here.headers.replace(TAG, ''), there.headers.replace(TAG, '')];
}

const TAG = /"etag":"(?:W\/)?\\"[\w-]{27}\\"",?/;

/** The hash of an entry, the id of a delivery, and the signature of a webhook. */
const OPAQUE =
  /(\b[0-9a-f]{64}\b|(?<![0-9a-f])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|v1,[A-Za-z0-9+/=]{44})/;

function excerpts(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 160), at + 160));
  return `${part(one)}\n  and ${part(other)}`;
}
