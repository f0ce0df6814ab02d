import { topOf } from '../../../engine/agenda.js';
import type { Seat } from '../../../engine/rulebook.js';
import { areNeighbours, type Card, cardOf } from '../atlas.js';
import { priceOf } from '../cards.js';
import { action, type Game } from '../rules.js';
import type { State } from '../state.js';
import { enough } from '../texts/moments.js';

export const done = action('done', {
  fields: {},
  description: 'Enough, or nothing at all: no action has to be carried out in full.',
  carryOut: (game, seat) => {
    if (topOf(game.state.agenda)?.step === 'glacier') game.add({ type: 'glacier-declined', seat });
    else stuck(game, { seat });
  },
  text: (_, telling, view) => enough(view, telling),
  notNow: () => 'must_answer',
});

/** Ends what is asked. A mammoth card that is played for nothing costs its cheapest option. */
export function stuck(game: Game, { seat }: { readonly seat: Seat }): void {
  const card = mammothCard(game.state);
  if (card !== null) game.add({ type: 'stones-paid', seat, stones: priceOf(game.state, card) });
  game.add({ type: 'action-ended', seat });
}

/** The mammoth card is the only one that is paid for by what is done with it. */
function mammothCard({ agenda, components }: State): Card | null {
  const step = topOf(agenda);
  return step?.step === 'mammoth' ? cardOf(components, step.card) : null;
}

/** What is paid for a mammoth that is placed, or moved from one region to another. */
export function payForMammoth(game: Game, seat: Seat, from: number | null, to: number): void {
  const card = mammothCard(game.state);
  if (card?.effect.type !== 'mammoth') return;
  const { anywhere, neighbour } = card.effect;
  const isNear = from !== null && areNeighbours(game.state.components, from, to);
  const stones = from === null ? card.stones.values : isNear ? neighbour : anywhere;
  game.add({ type: 'stones-paid', seat, stones });
}
