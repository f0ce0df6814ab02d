import type { BySeat } from '../../../engine/rulebook.js';
import type { Rng } from '../../../kernel/rng.js';
import { drawCard } from '../draw-card.js';
import type { Game } from '../rules.js';
import { isLastRound } from '../state.js';
import { playedEffects } from './amounts.js';
import { score, scoreMostCards } from './points.js';
import { shamanHolder } from './tie-order.js';

/** A card for each axe, clockwise from the shaman whichever way it points; in the last round points instead. */
export function scoreAxes(game: Game, axes: BySeat<number>, rng: Rng): void {
  const { state } = game;
  const holder = shamanHolder(state);
  for (let step = 0; step < state.seats; step += 1) {
    const seat = (holder + step) % state.seats;
    const own = axes[seat] ?? 0;
    if (isLastRound(state))
      score(game, seat, 'axe', own * state.components.axe.values.lastRoundPoints, { count: own });
    else for (let drawn = 0; drawn < own; drawn += 1) drawCard(game, seat, rng);
  }
  for (const { card, effect } of playedEffects(state, 'per-axe')) {
    for (const [seat, own] of axes.entries())
      score(game, seat, 'axe-card', own * effect.points, { card, count: own });
  }
  scoreMostCards(game, 'axe', axes, 'axe-card');
}
