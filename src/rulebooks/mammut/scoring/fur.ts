import { amountsOf } from './amounts.js';
import { offerAnimals } from './animals.js';
import { type Scoring, score, scoreMostCards } from './points.js';
import { fewest, most, tieOrder } from './tie-order.js';

/** The track remembers the furs of all rounds; the cards look at the furs of this round. */
export function scoreFur(recording: Scoring): void {
  const { state } = recording;
  const amounts = amountsOf(state, 'fur');
  for (const [seat, steps] of amounts.entries()) {
    if (steps === 0) continue;
    recording.add({ type: 'fur-advanced', seat, steps, to: (state.fur[seat] ?? 0) + steps });
  }
  const order = tieOrder(state);
  const { fur } = recording.state;
  const first = most(fur, order);
  if (first !== undefined) score(recording, first, 'most-fur', state.round);
  score(recording, fewest(fur, order), 'fewest-fur', -state.round);
  scoreMostCards(recording, 'fur', amounts, 'fur-card');
  offerAnimals(recording);
}
