import type { Seat } from '../../../engine/rulebook.js';
import { type Card, cardOf } from '../atlas.js';
import { copyable, priceOf } from '../cards.js';
import type { Colour } from '../schemas/common.js';
import { isLastRound } from '../state.js';
import type { Game } from './index.js';

export function play(game: Game, seat: Seat, id: string): void {
  const card = cardOf(game.state.components, id);
  game.add({ type: 'card-played', seat, card: id });
  if (card.effect.type !== 'cult') {
    begin(game, seat, card);
    return;
  }
  const [only, ...others] = copyable(game.state, seat);
  if (only !== undefined && others.length === 0) copy(game, seat, only);
  else game.add({ type: 'copy-offered', seat });
}

export const layDown = (game: Game, seat: Seat, card: string): void =>
  game.add({ type: 'card-laid-down', seat, card });

export function copy(game: Game, seat: Seat, colour: Colour): void {
  const { top } = game.state.piles[colour];
  if (top === null) throw new Error(`nothing to copy on the ${colour} pile`);
  game.add({ type: 'card-copied', seat, card: top });
  begin(game, seat, cardOf(game.state.components, top));
}

/** Light cards are paid for, dark cards bring stones; then their action is carried out. */
function begin(game: Game, seat: Seat, card: Card): void {
  if (card.colour === 'dark') {
    if (!takeStones(game, seat, card.stones.values)) return;
  } else if (card.effect.type !== 'mammoth') {
    game.add({ type: 'stones-paid', seat, stones: priceOf(game.state, card) });
  }
  game.add({ type: 'action-began', seat, card: card.id });
}

/** What the dark pool lacks comes from the light one. False where the card is void: the last of the last round. */
function takeStones(game: Game, seat: Seat, gain: number): boolean {
  const { darkPool, lightPool } = game.state;
  if (isLastRound(game.state) && gain >= darkPool) {
    game.add({ type: 'stones-voided', seat, stones: darkPool });
    return false;
  }
  const dark = Math.min(gain, darkPool);
  game.add({ type: 'stones-taken', seat, dark, light: Math.min(gain - dark, lightPool) });
  return true;
}
