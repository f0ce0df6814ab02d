import { amountsOf } from './amounts.js';
import { type Scoring, score } from './points.js';
import { fewest, tieOrder } from './tie-order.js';

export function scoreFire(recording: Scoring): void {
  const { state } = recording;
  const { penalty, otherPoints } = state.components.fire.values;
  const fires = amountsOf(state, 'fire');
  const cold = fewest(fires, tieOrder(state));
  score(recording, cold, 'fewest-fire', -penalty);
  if (state.seats > 2) return;
  const warm = 1 - cold;
  score(recording, warm, 'more-fire', (fires[warm] ?? 0) * otherPoints);
}
