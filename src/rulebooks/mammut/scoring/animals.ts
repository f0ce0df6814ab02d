import { owns } from '../animals.js';
import type { Game } from '../rules.js';
import { placesOfAnimals } from '../tiles.js';
import { amountsOf, playedEffects } from './amounts.js';
import { score } from './points.js';
import { most, tieOrder } from './tie-order.js';

/** A tile of an animal that the seat owns already brings nothing. */
export function gainAnimals(game: Game): void {
  for (const seat of tieOrder(game.state)) {
    for (const place of placesOfAnimals(game.state, seat)) {
      const animal = game.state.tiles.faces[place] ?? '';
      if (!owns(game.state, seat, animal)) {
        game.add({ type: 'animal-gained', seat, animal, from: 'tile' });
      }
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

export function offerAnimals(game: Game): void {
  const { state } = game;
  for (const { card, effect } of playedEffects(state, 'most-animal')) {
    const seat = most(amountsOf(state, effect.good), tieOrder(state));
    if (seat !== undefined) game.add({ type: 'animal-offered', seat, card });
  }
}

/** What the collection of each seat is worth in the end. */
export function scoreCollections(game: Game): void {
  const { animals, components } = game.state;
  for (const [seat, owned] of animals.entries()) {
    score(game, seat, 'animals', components.animalSets.values[owned.length] ?? 0);
  }
}
