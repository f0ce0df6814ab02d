import type { Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import { type Rng, shuffled } from '../../../kernel/rng.js';
import type { Group } from '../components/effects.js';
import type { Pending, Takeable } from '../fields.js';
import { pendingOf } from '../pending.js';
import { foodLimit } from '../player.js';
import type { Game } from '../rules.js';
import { playerOf, topStep } from '../state.js';
import { insteadAPoint } from './open.js';

export function offer(game: Game, seat: Seat, from: string, group: Group, slot = -1): void {
  const gains = pendingOf(game.state, seat, group, { slot });
  if (gains.length > 0) game.add({ type: 'gain-offered', seat, from, gains });
}

const unitsOf = ({ state }: Game, gain: string): number =>
  topStep(state, 'gain').pending.reduce((units, one) => units + (one.gain === gain ? one.n : 0), 0);

/** All units of a gain that needs no choice; cards are drawn one by one. */
export function take(game: Game, seat: Seat, gain: Takeable, rng: Rng): void {
  const { state } = game;
  const player = playerOf(state, seat);
  const units = unitsOf(game, gain);
  const room = foodLimit(state.components, player) - player.food;
  const takes = (had: { food?: number; tool?: number; work?: number; points?: number }): void =>
    game.add({ type: 'gain-taken', seat, gain, units, food: 0, tool: 0, work: 0, points: 0, ...had });
  switch (gain) {
    case 'food':
      return takes({ food: Math.min(units, room) });
    case 'feast':
      return takes({ food: room });
    case 'tool':
      return takes({ tool: Math.min(units, state.components.board.values.toolLimit - player.tools) });
    case 'work':
      return takes({ work: units });
    case 'points':
      return takes({ points: units });
    case 'draw':
      drawCard(game, seat, true, rng);
      return;
    case 'camp':
      for (let placed = 0; placed < Math.min(units, player.campsLeft); placed += 1) {
        game.add({ type: 'camp-placed', seat });
      }
      return;
    case 'animal-top': {
      const animal = state.animalDeck.at(-1);
      if (animal === undefined) payAPoint(game, seat, gain, units);
      else game.add({ type: 'animal-taken', seat, animal, from: 'deck' });
      return;
    }
    case 'animal-reveal':
      return reveal(game, seat, units);
  }
  assertNever(gain);
}

/** An empty draw pile is made of the discards again. Says whether a card was drawn. */
export function drawCard(game: Game, seat: Seat, income: boolean, rng: Rng): boolean {
  const { deck, discards } = playerOf(game.state, seat);
  if (deck.length === 0 && discards.length > 0) {
    const cards = shuffled(discards, rng);
    game.add({ type: 'discards-shuffled', seat, count: cards.length, cards });
  }
  const card = playerOf(game.state, seat).deck.at(-1);
  if (card !== undefined) game.add({ type: 'card-drawn', seat, card, income });
  return card !== undefined;
}

export function reveal(game: Game, seat: Seat | null, most: number): void {
  const { animalDeck, ground, components } = game.state;
  const count = Math.min(most, animalDeck.length, components.ground.values.most - ground.length);
  if (count <= 0) return;
  const animals = animalDeck.slice(animalDeck.length - count).reverse();
  game.add({ type: 'animals-revealed', animals, seat });
}

export function payAPoint(game: Game, seat: Seat, gain: Pending['gain'], points: number): void {
  const reason = insteadAPoint(game.state, gain) ?? 'supply-empty';
  game.add({ type: 'points-gained', seat, gain, for: reason, points });
}
