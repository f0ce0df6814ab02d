import { hmacBytes } from './hash.js';

/** The only source of randomness for rules and bots. */
export interface Rng {
  /** A uniformly distributed integer from 0 to `bound - 1`. */
  int(bound: number): number;
}

const WORD = 2 ** 32;
const LAST_WORD = WORD - 1;

/** Avoids modulo bias by drawing again above the largest multiple of `bound`. */
function unbiased(next: () => number): Rng {
  return {
    int(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > WORD) throw new Error(`invalid bound: ${bound}`);
      // `>>> 0` keeps all of it in integers: 2 ** 32 % bound is that of 2 ** 32 - bound, which has 32 bits.
      const last = LAST_WORD - ((-bound >>> 0) % bound);
      let word = next();
      while (word > last) word = next();
      return (word % bound) >>> 0;
    },
  };
}

/**
 * The random stream of one entry of one game: HMAC-SHA256(seed, label:block), block after block. The same seed gives
 * the same numbers, and without the seed they cannot be predicted. Blocks are computed on demand.
 */
export function seededRng(seed: string, label: string | number): Rng {
  let block: DataView = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let at = 0;
  return unbiased(() => {
    if (at >= block.byteLength) {
      const { buffer, byteOffset, byteLength } = hmacBytes(seed, `${label}:${blocks}`);
      block = new DataView(buffer, byteOffset, byteLength);
      blocks += 1;
      at = 0;
    }
    const word = block.getUint32(at);
    at += 4;
    return word;
  });
}

/** Fast but predictable (splitmix32): for bots, imagination, tests and benchmarks. */
export function quickRng(seed: number): Rng {
  let state = seed >>> 0;
  return unbiased(() => {
    state = (state + 0x9e3779b9) >>> 0;
    let word = state;
    word = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return (word ^ (word >>> 15)) >>> 0;
  });
}

export function shuffled<Item>(items: readonly Item[], rng: Rng): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = rng.int(last + 1);
    const item = result[last] as Item;
    result[last] = result[other] as Item;
    result[other] = item;
  }
  return result;
}

/** A shuffle that does not depend on the order of the items: code that imagines hidden items must not learn their places. */
export const shuffledBlindly = <Item extends string | number>(items: readonly Item[], rng: Rng): Item[] =>
  shuffled([...items].sort(), rng);

export function pick<Item>(items: readonly Item[], rng: Rng): Item {
  if (items.length === 0) throw new Error('nothing to pick from');
  return items[rng.int(items.length)] as Item;
}

export const die = (sides: number, rng: Rng): number => rng.int(sides) + 1;
