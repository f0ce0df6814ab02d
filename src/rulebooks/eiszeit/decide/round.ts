import { type Rng, shuffled } from '../../../kernel/rng.js';
import { freeRegions } from '../free-regions.js';
import type { EventOf } from '../schemas/event.js';
import type { State } from '../state.js';
import type { Game } from './index.js';

/** The first round finds its pool and its fires ready; for every other they are made ready here. */
export function beginRound(game: Game, rng: Rng): void {
  const { round, startSeat, ender, seats } = game.state;
  if (round > 0) {
    game.add({ type: 'pool-refilled', paid: payments(game.state) });
    game.add(dealFires(game.state, rng));
  }
  const seat = round === 0 ? startSeat : (ender + 1) % seats;
  game.add({ type: 'round-began', round: round + 1, seat });
}

/** One stone each, all together and again, until the pool is large enough or nobody has any. */
function payments({ stones, darkPool, lightPool, components }: State): number[] {
  const paid = stones.map(() => 0);
  let pool = darkPool + lightPool;
  while (pool < components.stones.values.refill) {
    const payers = stones.flatMap((own, seat) => (own > (paid[seat] ?? 0) ? [seat] : []));
    if (payers.length === 0) break;
    for (const seat of payers) paid[seat] = (paid[seat] ?? 0) + 1;
    pool += payers.length;
  }
  return paid;
}

/** All tiles are mixed; each region that is free of ice gets one, unseen. */
export function dealFires(state: State, rng: Rng): EventOf<'fires-dealt'> {
  const tiles = state.components.fires.values.flatMap(({ value, copies }) =>
    Array<number>(copies).fill(value),
  );
  const mixed = shuffled(tiles, rng);
  const regions = freeRegions(state).slice(0, mixed.length);
  return {
    type: 'fires-dealt',
    regions,
    tiles: mixed.slice(0, regions.length),
    beside: mixed.slice(regions.length),
  };
}
