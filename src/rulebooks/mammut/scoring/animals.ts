import { owns } from '../animals.js';
import { placesOfAnimals } from '../tiles.js';
import { amountsOf, playedEffects } from './amounts.js';
import { type Scoring, score } from './points.js';
import { most, tieOrder } from './tie-order.js';

/** A tile of an animal that the seat owns already brings nothing. */
export function gainAnimals(recording: Scoring): void {
  for (const seat of tieOrder(recording.state)) {
    for (const place of placesOfAnimals(recording.state, seat)) {
      const animal = recording.state.tiles.faces[place] ?? '';
      if (!owns(recording.state, seat, animal)) {
        recording.add({ type: 'animal-gained', seat, animal, from: 'tile' });
      }
    }
  }
}

/** Offers lie on top of each other, so the last to be made is the first to be answered. */
export function offerTrades(recording: Scoring): void {
  const cards = playedEffects(recording.state, 'trade-animal');
  for (const seat of tieOrder(recording.state).reverse()) {
    for (const { card } of cards.filter((played) => played.seat === seat)) {
      recording.add({ type: 'trade-offered', seat, card });
    }
  }
}

export function offerAnimals(recording: Scoring): void {
  const { state } = recording;
  for (const { card, effect } of playedEffects(state, 'most-animal')) {
    const seat = most(amountsOf(state, effect.good), tieOrder(state));
    if (seat !== undefined) recording.add({ type: 'animal-offered', seat, card });
  }
}

/** What the collection of each seat is worth in the end. */
export function scoreCollections(recording: Scoring): void {
  const { animals, components } = recording.state;
  for (const [seat, owned] of animals.entries()) {
    score(recording, seat, 'animals', components.animalSets.values[owned.length] ?? 0);
  }
}
