import { fraction } from './by-weight.js';
import type { Rng } from './rng.js';

/** Hidden things that may be exchanged for one another. */
export interface Exchange {
  /** By place: what lies there. It is changed. */
  readonly things: number[];
  /** By place: whose it is; -1 where it makes no difference what lies there. */
  readonly owners: readonly number[];
  /** The places of which any two may be exchanged, by pool. */
  readonly pools: readonly (readonly number[])[];
  /** The logarithm of how likely it is that an owner has what lies at its places. */
  readonly likelihood: (owner: number) => number;
}

/** Exchanges for each place that has an owner. More of them make no difference that 3,000 games would show. */
const TIMES = 20;

/**
 * Exchanges two things and two others, and keeps it or not by how likely that makes them, until where they lie at last
 * is drawn by its likelihood, from wherever they lay at first (the algorithm of Metropolis).
 */
export function settle({ things, owners, pools, likelihood }: Exchange, rng: Rng): void {
  const owned = pools.flatMap((pool) =>
    pool.flatMap((place) => ((owners[place] ?? -1) < 0 ? [] : [{ place, pool }])),
  );
  const now: number[] = [];
  for (const { place } of owned) now[owners[place] ?? 0] ??= likelihood(owners[place] ?? 0);
  for (let left = owned.length * TIMES; left > 0; left -= 1) {
    const { place, pool } = owned[rng.int(owned.length)] ?? { place: 0, pool: [0] };
    const other = pool[rng.int(pool.length)] ?? place;
    if (things[place] === things[other]) continue;
    const [mine, its] = [owners[place] ?? -1, owners[other] ?? -1];
    swap(things, place, other);
    const areTwo = its >= 0 && its !== mine;
    // Nothing is listed here, since there are hundreds of exchanges to a world.
    const then = likelihood(mine);
    const thenIts = areTwo && then > IMPOSSIBLE ? likelihood(its) : 0;
    const gain = then - (now[mine] ?? 0) + (areTwo ? thenIts - (now[its] ?? 0) : 0);
    if (gain >= 0 || fraction(rng) < Math.exp(gain)) {
      now[mine] = then;
      if (areTwo) now[its] = thenIts;
    } else swap(things, place, other);
  }
}

const IMPOSSIBLE = Number.NEGATIVE_INFINITY;

function swap(things: number[], one: number, other: number): void {
  const thing = things[one] ?? 0;
  things[one] = things[other] ?? 0;
  things[other] = thing;
}
