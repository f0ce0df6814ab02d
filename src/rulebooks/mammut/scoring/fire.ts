import type { BySeat } from '../../../engine/rulebook.js';
import type { Game } from '../rules.js';
import { score } from './points.js';
import { fewest, isTied, tieOrder } from './tie-order.js';

export function scoreFire(game: Game, fires: BySeat<number>): void {
  const { state } = game;
  const { penalty, otherPoints } = state.components.fire.values;
  const cold = fewest(fires, tieOrder(state));
  score(game, cold, 'fewest-fire', -penalty, { count: fires[cold] ?? 0, tied: isTied(fires, cold) });
  if (state.seats > 2) return;
  const warm = 1 - cold;
  const count = fires[warm] ?? 0;
  score(game, warm, 'more-fire', count * otherPoints, { count });
}
