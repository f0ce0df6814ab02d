import type { BySeat } from '../../../engine/rulebook.js';
import type { Game } from '../rules.js';
import { offerAnimals } from './animals.js';
import { score, scoreMostCards } from './points.js';
import { fewest, isTied, most, tieOrder } from './tie-order.js';

/** The track remembers the furs of all rounds; the cards look at the furs of this round. */
export function scoreFur(game: Game, amounts: BySeat<number>): void {
  const { state } = game;
  for (const [seat, steps] of amounts.entries()) {
    if (steps === 0) continue;
    game.add({ type: 'fur-advanced', seat, steps, to: (state.fur[seat] ?? 0) + steps });
  }
  const order = tieOrder(state);
  const { fur } = game.state;
  const first = most(fur, order);
  const why = (seat: number) => ({ count: fur[seat] ?? 0, tied: isTied(fur, seat) });
  if (first !== undefined) score(game, first, 'most-fur', state.round, why(first));
  const last = fewest(fur, order);
  score(game, last, 'fewest-fur', -state.round, why(last));
  scoreMostCards(game, 'fur', amounts, 'fur-card');
  offerAnimals(game, amounts);
}
