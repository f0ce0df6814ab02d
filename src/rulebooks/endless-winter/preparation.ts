import type { Rng } from '../../kernel/rng.js';
import { drawCard, reveal } from './gains/carry-out.js';
import type { Game } from './rules.js';
import { ageOf } from './state.js';

export function prepareRound(game: Game, rng: Rng): void {
  const { round, seats, components, ground } = game.state;
  game.add({ type: 'figures-returned' });
  reveal(game, null, seats + components.ground.values.beyondSeats - ground.length);
  fillDisplay(game);
  drawForRound(game, rng);
  turnRestTile(game);
  game.add({ type: 'round-begun', round: round + 1 });
}

/** With the second age, what is left of the first goes back into the box. */
function fillDisplay(game: Game): void {
  const { round, display, decks, components } = game.state;
  const cleared = round + 1 === components.rounds.values.ageTwoFrom;
  const deck = decks[cleared || ageOf(game.state) === 2 ? 1 : 0];
  const { shown } = components.advancements.values;
  const wanted = cleared ? shown : shown - display.length;
  const cards = wanted > 0 ? deck.slice(Math.max(0, deck.length - wanted)).reverse() : [];
  if (cleared || cards.length > 0) game.add({ type: 'display-filled', cards, cleared });
}

/** No income: where there are no cards, there is nothing instead. */
export function drawForRound(game: Game, rng: Rng): void {
  const { order, components } = game.state;
  for (const seat of order) {
    for (let drawn = 0; drawn < components.rounds.values.cardsDrawn; drawn += 1) {
      if (!drawCard(game, seat, false, rng)) break;
    }
  }
}

/** A tile that nobody took goes under the stack before the next one is turned. */
export function turnRestTile(game: Game): void {
  const { stack, open } = game.state.rest;
  const tile = stack[0];
  if (tile !== undefined) game.add({ type: 'rest-tile-turned', tile, unused: open !== '' });
}
