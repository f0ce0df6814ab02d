import type { Seat } from '../../engine/rulebook.js';
import { pick, type Rng, shuffled } from '../../kernel/rng.js';
import { freeRegions, regionsByTheIce } from './board.js';
import type { Event } from './events/index.js';
import type { Colour } from './fields.js';
import type { Game } from './rules.js';
import { candidatesForGlacier, fightConflicts, scoreRegions } from './scoring.js';
import { isLastRound, type State } from './state.js';

/** The setup leaves pool and fires ready for the first round, and the hands empty. */
export function beginRound(game: Game, rng: Rng): void {
  const { round, startSeat, ender, seats } = game.state;
  if (round === 0) deal(game, rng);
  else {
    game.add({ type: 'pool-refilled', paid: payments(game.state) });
    game.add(dealFires(game.state, rng));
  }
  const seat = round === 0 ? startSeat : (ender + 1) % seats;
  game.add({ type: 'round-began', round: round + 1, seat });
}

export function endRound(game: Game, rng: Rng): void {
  fightConflicts(game);
  scoreRegions(game);
  if (isLastRound(game.state)) {
    game.add({ type: 'game-ended' });
    return;
  }
  const candidates = candidatesForGlacier(game.state);
  const drawn = candidates.length > 1;
  if (regionsByTheIce(game.state).length > 0) {
    game.add({ type: 'glacier-offered', seat: pick(candidates, rng), drawn });
  }
}

/** A deck that is used up is renewed at once; or later, where there was nothing yet to make it of. */
export function drawCard(game: Game, seat: Seat, colour: Colour, rng: Rng): void {
  renewDeck(game, colour, rng);
  const card = game.state.piles[colour].deck.at(-1);
  if (card === undefined) throw new Error(`the ${colour} cards are exhausted`);
  game.add({ type: 'card-drawn', seat, colour, card });
  renewDeck(game, colour, rng);
}

/** The top of the discards stays where it is. */
function renewDeck(game: Game, colour: Colour, rng: Rng): void {
  const { deck, under } = game.state.piles[colour];
  if (deck.length > 0 || under.length === 0) return;
  const discards = under.map(({ card }) => card);
  game.add({ type: 'deck-shuffled', colour, count: discards.length, cards: shuffled(discards, rng) });
}

/** Two light cards and three dark ones each, once the first hunters stand. */
function deal(game: Game, rng: Rng): void {
  const { seats, components } = game.state;
  const { light, dark } = components.hand.values;
  for (let seat = 0; seat < seats; seat += 1) {
    for (let dealt = 0; dealt < light; dealt += 1) drawCard(game, seat, 'light', rng);
    for (let dealt = 0; dealt < dark; dealt += 1) drawCard(game, seat, 'dark', rng);
  }
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
export function dealFires(state: State, rng: Rng): Event {
  const tiles = state.components.fires.values.flatMap(({ value, copies }) =>
    Array<number>(copies).fill(value),
  );
  const mixed = shuffled(tiles, rng);
  const regions = freeRegions(state).slice(0, mixed.length);
  const [dealt, beside] = [mixed.slice(0, regions.length), mixed.slice(regions.length)];
  return { type: 'fires-dealt', regions, tiles: dealt, beside };
}
