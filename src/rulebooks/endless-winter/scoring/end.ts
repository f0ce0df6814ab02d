import type { Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import { cardOf } from '../catalogue.js';
import { type EndPart, endParts } from '../fields.js';
import type { Game } from '../rules.js';
import { playerOf, type State } from '../state.js';
import { animalPoints } from './animals.js';
import { fromTable } from './stones.js';

export function scoreEnd(game: Game): void {
  const { state } = game;
  for (const seat of state.players.keys()) {
    for (const part of endParts) {
      game.add({ type: 'points-scored', seat, part, points: endPoints(state, seat, part) });
    }
  }
  game.add({ type: 'game-ended' });
}

export function endPoints(state: State, seat: Seat, part: EndPart): number {
  switch (part) {
    case 'offering':
      return offeringPoints(state, seat);
    case 'glory':
      return gloryPoints(state, seat);
    case 'cards':
      return cardPoints(state, seat);
    case 'animals':
      return animalPoints(state.components.animals.values, playerOf(state, seat).alive);
  }
  return assertNever(part);
}

/** Food and tools together; a rest that does not fill the ratio is lost. */
function offeringPoints(state: State, seat: Seat): number {
  const { offering, food, tools } = playerOf(state, seat);
  const step = state.components.idols.values.offering[offering - 1];
  return step === undefined ? 0 : Math.floor((food + tools) / step.resources) * step.points;
}

function gloryPoints({ components, glory, players }: State, seat: Seat): number {
  const { first, second, others } = components.idols.values;
  const rank = glory.indexOf(seat);
  const buried = players[seat]?.buried.length ?? 0;
  if (rank < 0) return 0;
  return fromTable(rank === 0 ? first : rank === 1 ? second : others, buried);
}

/** Every card counts, wherever it ended: hand, draw pile, discards or grave. */
function cardPoints(state: State, seat: Seat): number {
  const { hand, deck, discards, buried } = playerOf(state, seat);
  const cards = [...hand.map(({ card }) => card), ...deck, ...discards, ...buried.map(({ card }) => card)];
  return cards.reduce((sum, card) => sum + cardOf(state.components, card).points, 0);
}
