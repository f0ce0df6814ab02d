import type { BySeat } from '../../../engine/rulebook.js';
import { owns } from '../animals.js';
import type { Game } from '../rules.js';
import { placesOfAnimals } from '../tiles.js';
import { playedEffects } from './amounts.js';
import { score } from './points.js';
import { isTied, most, tieOrder } from './tie-order.js';

/** A tile of an animal that the seat owns already brings nothing. */
export function gainAnimals(game: Game, tiles: BySeat<number>): void {
  for (const seat of tieOrder(game.state)) {
    if (tiles[seat] === 0) continue;
    for (const place of placesOfAnimals(game.state, seat)) {
      const animal = game.state.tiles.faces[place] ?? '';
      if (owns(game.state, seat, animal)) game.add({ type: 'animal-repeated', seat, animal });
      else game.add({ type: 'animal-gained', seat, animal, from: 'tile' });
    }
  }
}

/** Offers lie on top of each other, so the last to be made is the first to be answered. */
export function offerTrades(game: Game): void {
  const cards = playedEffects(game.state, 'trade-animal');
  for (const seat of tieOrder(game.state).reverse()) {
    for (const { card } of cards.filter((played) => played.seat === seat)) {
      game.add({ type: 'trade-offered', seat, card });
    }
  }
}

export function offerAnimals(game: Game, furs: BySeat<number>): void {
  const { state } = game;
  for (const { card } of playedEffects(state, 'most-animal')) {
    const seat = most(furs, tieOrder(state));
    if (seat === undefined) continue;
    game.add({ type: 'animal-offered', seat, card, count: furs[seat] ?? 0, tied: isTied(furs, seat) });
  }
}

/** What the collection of each seat is worth in the end. */
export function scoreCollections(game: Game): void {
  const { animals, components } = game.state;
  for (const [seat, owned] of animals.entries()) {
    const count = owned.length;
    score(game, seat, 'animals', components.animalSets.values[count] ?? 0, { count });
  }
}
