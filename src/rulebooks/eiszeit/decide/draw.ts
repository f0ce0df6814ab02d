import type { Seat } from '../../../engine/rulebook.js';
import { type Rng, shuffled } from '../../../kernel/rng.js';
import type { Colour } from '../schemas/common.js';
import type { Game } from './index.js';

/** A deck that is used up is made anew at once; or later, where there was nothing yet to make it of. */
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
  const cards = shuffled(
    under.map(({ card }) => card),
    rng,
  );
  game.add({ type: 'deck-shuffled', colour, count: cards.length, cards });
}
