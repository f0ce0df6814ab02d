import type { Seat } from '../../../engine/rulebook.js';
import { stoneOf } from '../catalogue.js';
import type { EclipsePart } from '../fields.js';
import type { Game } from '../rules.js';
import { playerOf } from '../state.js';
import { stonePoints } from './stones.js';

/** Stones are scored after everything else of the board, when they are worth the most. */
export function endPart(game: Game, seat: Seat, part: EclipsePart): void {
  if (part === 'board') {
    for (const stone of playerOf(game.state, seat).stones) {
      const points = stonePoints(game.state, seat, stoneOf(game.state.components, stone));
      if (points > 0) game.add({ type: 'stone-scored', seat, stone, points });
    }
  }
  game.add({ type: 'eclipse-part-ended', seat, part });
}
