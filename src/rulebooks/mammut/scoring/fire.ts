import type { Game } from '../rules.js';
import { amountsOf } from './amounts.js';
import { score } from './points.js';
import { fewest, tieOrder } from './tie-order.js';

export function scoreFire(game: Game): void {
  const { state } = game;
  const { penalty, otherPoints } = state.components.fire.values;
  const fires = amountsOf(state, 'fire');
  const cold = fewest(fires, tieOrder(state));
  score(game, cold, 'fewest-fire', -penalty);
  if (state.seats > 2) return;
  const warm = 1 - cold;
  score(game, warm, 'more-fire', (fires[warm] ?? 0) * otherPoints);
}
