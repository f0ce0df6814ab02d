import { topOf } from '../../../engine/agenda.js';
import type { Seat } from '../../../engine/rulebook.js';
import { areNeighbours, cardOf } from '../atlas.js';
import { priceOf } from '../cards.js';
import type { Game } from './index.js';

/** The mammoth card is the one that is paid for by what is done with it. */
function mammothCard({ state }: Game) {
  const step = topOf(state.agenda);
  if (step?.step !== 'mammoth') return null;
  const card = cardOf(state.components, step.card);
  return card.effect.type === 'mammoth' ? { card, effect: card.effect } : null;
}

export function placeMammoth(game: Game, seat: Seat, region: number): void {
  const paid = mammothCard(game)?.card.stones.values;
  if (paid !== undefined) game.add({ type: 'stones-paid', seat, stones: paid });
  game.add({ type: 'mammoth-placed', by: seat, region });
}

export function moveMammoth(game: Game, seat: Seat, from: number, to: number): void {
  const effect = mammothCard(game)?.effect;
  if (effect !== undefined) {
    const near = areNeighbours(game.state.components, from, to);
    game.add({ type: 'stones-paid', seat, stones: near ? effect.neighbour : effect.anywhere });
  }
  game.add({ type: 'mammoth-moved', by: seat, from, to });
}

/** Whoever plays the mammoth card and does nothing pays what the cheapest option would have cost. */
export function enough(game: Game, seat: Seat): void {
  if (topOf(game.state.agenda)?.step === 'glacier') {
    game.add({ type: 'glacier-declined', seat });
    return;
  }
  const card = mammothCard(game)?.card;
  if (card !== undefined) game.add({ type: 'stones-paid', seat, stones: priceOf(game.state, card) });
  game.add({ type: 'action-ended', seat });
}
