import type { Game } from '../rules.js';
import { amountsOf } from './amounts.js';
import { offerAnimals } from './animals.js';
import { score, scoreMostCards } from './points.js';
import { fewest, most, tieOrder } from './tie-order.js';

/** The track remembers the furs of all rounds; the cards look at the furs of this round. */
export function scoreFur(game: Game): void {
  const { state } = game;
  const amounts = amountsOf(state, 'fur');
  for (const [seat, steps] of amounts.entries()) {
    if (steps === 0) continue;
    game.add({ type: 'fur-advanced', seat, steps, to: (state.fur[seat] ?? 0) + steps });
  }
  const order = tieOrder(state);
  const { fur } = game.state;
  const first = most(fur, order);
  if (first !== undefined) score(game, first, 'most-fur', state.round);
  score(game, fewest(fur, order), 'fewest-fur', -state.round);
  scoreMostCards(game, 'fur', amounts, 'fur-card');
  offerAnimals(game);
}
