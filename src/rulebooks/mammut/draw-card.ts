import type { Seat } from '../../engine/rulebook.js';
import { type Rng, shuffled } from '../../kernel/rng.js';
import type { Game } from './rules.js';

/** An empty deck is made of the discards; where there are none either, nothing is drawn. */
export function drawCard(game: Game, seat: Seat, rng: Rng): void {
  const { discards, deck } = game.state;
  if (deck.length === 0 && discards.length > 0) {
    game.add({ type: 'deck-shuffled', count: discards.length, cards: shuffled(discards, rng) });
  }
  const card = game.state.deck.at(-1);
  if (card === undefined) game.add({ type: 'nothing-drawn', seat });
  else game.add({ type: 'card-drawn', seat, card });
}
